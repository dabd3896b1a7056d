/* Keeps, for every file of one folder, what a power cut would take: all that was written since its
 * last sync, with what lay there before.
 *
 * Loaded with LD_PRELOAD.  POWERLOSS_FOLDER says which folder, POWERLOSS_LOG where to write.  The log
 * of a file is named by its inode.  Each entry is a head of three 64-bit numbers (place, length of
 * the old bytes, length of the new) and both; a file that was cut short has an entry with new length
 * 0.  A sync empties the log.  Maps (SQLite's -shm, which is made anew after a crash) are not kept.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static long sys_write(int fd, const void *bytes, size_t length) {
    return syscall(SYS_write, fd, bytes, length);
}

/* Tell whether a file is kept, and give the path of its log. */
static int kept(int fd, char *log, size_t room) {
    const char *folder = getenv("POWERLOSS_FOLDER"), *logs = getenv("POWERLOSS_LOG");
    char link[64], path[4096];
    struct stat found;
    if (!folder || !logs || fd < 3) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    if (strncmp(path, folder, strlen(folder)) || strstr(path, "-shm")) return 0;
    if (fstat(fd, &found) || !S_ISREG(found.st_mode)) return 0;
    snprintf(log, room, "%s/%lu", logs, (unsigned long)found.st_ino);
    return 1;
}

/* Read what lies at a place of a file, which may be open for writing alone. */
static char *before(int fd, int64_t place, int64_t *length) {
    char link[64], *found = malloc(*length > 0 ? *length : 1);
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    int reading = syscall(SYS_openat, AT_FDCWD, link, O_RDONLY | O_CLOEXEC, 0);
    *length = *length > 0 ? syscall(SYS_pread64, reading, found, *length, place) : 0;
    if (*length < 0) *length = 0;
    if (reading >= 0) syscall(SYS_close, reading);
    return found;
}

/* Note what was done: after it, for what is not noted has simply survived.  A limit to the size of
 * files is not meant for us. */
static void note(const char *log, int64_t place, const char *old, int64_t was, const void *bytes,
                 int64_t length) {
    int64_t head[3] = {place, was, length};
    size_t whole = sizeof head + was + length;
    char *entry = malloc(whole);
    memcpy(entry, head, sizeof head);
    memcpy(entry + sizeof head, old, was);
    memcpy(entry + sizeof head + was, bytes, length);
    struct rlimit limit, none;
    getrlimit(RLIMIT_FSIZE, &limit);
    none = limit;
    none.rlim_cur = limit.rlim_max;
    if (limit.rlim_cur != none.rlim_cur) setrlimit(RLIMIT_FSIZE, &none);
    int out = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (sys_write(out, entry, whole) != (long)whole) abort();
    syscall(SYS_close, out);
    if (limit.rlim_cur != none.rlim_cur) setrlimit(RLIMIT_FSIZE, &limit);
    free(entry);
}

static ssize_t put(int fd, const void *bytes, size_t length, int64_t at) {
    char log[4096];
    if (!length || !kept(fd, log, sizeof log))
        return at < 0 ? sys_write(fd, bytes, length) : syscall(SYS_pwrite64, fd, bytes, length, at);
    pthread_mutex_lock(&turn);
    int64_t place = at < 0 ? lseek(fd, 0, SEEK_CUR) : at, was = length;
    char *old = before(fd, place, &was);
    ssize_t written = at < 0 ? sys_write(fd, bytes, length)
                             : syscall(SYS_pwrite64, fd, bytes, length, at);
    int failed = errno;
    if (written > 0) note(log, place, old, was < written ? was : written, bytes, written);
    pthread_mutex_unlock(&turn);
    free(old);
    errno = failed;
    return written;
}

ssize_t write(int fd, const void *bytes, size_t length) { return put(fd, bytes, length, -1); }
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
    return put(fd, bytes, length, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
    return put(fd, bytes, length, at);
}

static int cut(int fd, int64_t length) {
    char log[4096];
    struct stat found;
    if (!kept(fd, log, sizeof log) || fstat(fd, &found) || length >= found.st_size)
        return syscall(SYS_ftruncate, fd, length);
    pthread_mutex_lock(&turn);
    int64_t was = found.st_size - length;
    char *old = before(fd, length, &was);
    int done = syscall(SYS_ftruncate, fd, length), failed = errno;
    if (!done) note(log, length, old, was, "", 0);
    pthread_mutex_unlock(&turn);
    free(old);
    errno = failed;
    return done;
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut(fd, length); }

static int synced(int fd, long call) {
    char log[4096];
    pthread_mutex_lock(&turn);
    int done = syscall(call, fd);
    if (!done && kept(fd, log, sizeof log)) unlink(log);
    pthread_mutex_unlock(&turn);
    return done;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }
