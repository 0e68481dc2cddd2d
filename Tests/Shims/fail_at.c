// Makes one call on an output fail, for tests that preload it. Outputs are what is opened as a part
// file, and the folder given by FAIL_FOLDER.
//
//   FAIL_CALL    open, read, write, short, fsync, close, rename, mmap or malloc; "short" writes
//                half, "malloc" is every request for FAIL_SIZE bytes or more, by any name
//   FAIL_AT      which one of them, from 1; 0 fails none
//   FAIL_ERRNO   what it fails with
//   FAIL_COUNT   a file that is given the number of such calls at the end
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls;
static atomic_bool is_output[4096];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int fails(const char *call) {
  const char *asked = getenv("FAIL_CALL");
  if (!asked || strcmp(asked, call) != 0) return 0;
  const char *at = getenv("FAIL_AT");
  if (atomic_fetch_add(&calls, 1) + 1 != (at ? atoi(at) : 0)) return 0;
  const char *code = getenv("FAIL_ERRNO");
  errno = code ? atoi(code) : EIO;
  return 1;
}

static int is_known(int fd) { return fd >= 0 && fd < 4096 && is_output[fd]; }

static int is_target(const char *path) {
  const char *folder = getenv("FAIL_FOLDER");
  return strstr(path, ".part") || (folder && strcmp(path, folder) == 0);
}

static int opened(int fd, const char *path) {
  if (fd >= 0 && fd < 4096) is_output[fd] = is_target(path);
  return fd;
}

#define OPEN(name)                                                  \
  int name(const char *path, int flags, ...) {                      \
    va_list list;                                                   \
    va_start(list, flags);                                          \
    int mode = flags & O_CREAT ? va_arg(list, int) : 0;             \
    va_end(list);                                                   \
    if (is_target(path) && fails("open")) return -1;                \
    return opened(REAL(name)(path, flags, mode), path);             \
  }
OPEN(open)
OPEN(open64)

ssize_t read(int fd, void *bytes, size_t count) {
  if (is_known(fd) && fails("read")) return -1;
  return REAL(read)(fd, bytes, count);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  if (is_known(fd) && fails("write")) return -1;
  if (is_known(fd) && count > 1 && fails("short")) count /= 2;
  return REAL(write)(fd, bytes, count);
}

int fsync(int fd) {
  if (is_known(fd) && fails("fsync")) return -1;
  return REAL(fsync)(fd);
}

int close(int fd) {
  int known = is_known(fd);
  if (fd >= 0 && fd < 4096) is_output[fd] = 0;
  int result = REAL(close)(fd);
  return known && fails("close") ? -1 : result;
}

int rename(const char *from, const char *to) {
  if (is_target(from) && fails("rename")) return -1;
  return REAL(rename)(from, to);
}

static void *map(void *at, size_t size, int access, int flags, int fd, off_t start) {
  return (void *)syscall(SYS_mmap, at, size, access, flags, fd, start);
}

void *mmap(void *at, size_t size, int access, int flags, int fd, off_t start) {
  if (is_known(fd) && fails("mmap")) return MAP_FAILED;
  return map(at, size, access, flags, fd, start);
}

void *mmap64(void *at, size_t size, int access, int flags, int fd, off_t start) {
  if (is_known(fd) && fails("mmap")) return MAP_FAILED;
  return map(at, size, access, flags, fd, start);
}

static int is_large(size_t size) {
  const char *least = getenv("FAIL_SIZE");
  return least && size >= strtoul(least, NULL, 10) && fails("malloc");
}

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) { return is_large(size) ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size) {
  return is_large(count * size) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  return is_large(size) ? NULL : __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return is_large(size) ? NULL : __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (is_large(size)) return ENOMEM;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("FAIL_COUNT");
  if (!path) return;
  int fd = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  char text[16];
  int length = snprintf(text, sizeof text, "%d", calls);
  syscall(SYS_write, fd, text, length);
  syscall(SYS_close, fd);
}
