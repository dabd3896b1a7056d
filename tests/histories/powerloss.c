/* Keeps, for every file of one folder, what a power cut would take: all that was written since its
 * last sync, with what lay there before.
 *
 * Loaded with LD_PRELOAD.  POWERLOSS_FOLDER says which folder, POWERLOSS_LOG where to write.  The log
 * of a file is named by its inode.  Each entry is a head of three 64-bit numbers (place, length of
 * the old bytes, length of the new) and both; a file that was cut short has an entry with new length
 * 0.  A sync empties the log.  Maps (SQLite's -shm, which is made anew after a crash) are not kept.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/* Note that bytes will lie at a place, or that the file will end there. */
static void note(int fd, const char *log, int64_t place, const void *bytes, int64_t length) {
    struct stat found;
    fstat(fd, &found);
    int64_t end = length ? place + length : found.st_size;
    int64_t old = (end < found.st_size ? end : found.st_size) - place;
    if (old < 0) old = 0;
    char *before = malloc(old ? old : 1);
    /* The file may be open for writing alone: read it through a descriptor of our own. */
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    int reading = syscall(SYS_openat, AT_FDCWD, link, O_RDONLY | O_CLOEXEC, 0);
    old = old ? syscall(SYS_pread64, reading, before, old, place) : 0;
    if (reading >= 0) syscall(SYS_close, reading);
    if (old < 0) old = 0;
    int64_t head[3] = {place, old, length};
    int out = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    char *entry = malloc(sizeof head + old + length);
    memcpy(entry, head, sizeof head);
    memcpy(entry + sizeof head, before, old);
    memcpy(entry + sizeof head + old, bytes, length);
    if (sys_write(out, entry, sizeof head + old + length) < 0) abort();
    syscall(SYS_close, out);
    free(entry);
    free(before);
}

static ssize_t put(int fd, const void *bytes, size_t length, int64_t place) {
    char log[4096];
    if (!length || !kept(fd, log, sizeof log))
        return place < 0 ? sys_write(fd, bytes, length) : syscall(SYS_pwrite64, fd, bytes, length, place);
    pthread_mutex_lock(&turn);
    note(fd, log, place < 0 ? lseek(fd, 0, SEEK_CUR) : place, bytes, length);
    ssize_t written = place < 0 ? sys_write(fd, bytes, length)
                                : syscall(SYS_pwrite64, fd, bytes, length, place);
    pthread_mutex_unlock(&turn);
    return written;
}

ssize_t write(int fd, const void *bytes, size_t length) { return put(fd, bytes, length, -1); }
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return put(fd, bytes, length, at); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) { return put(fd, bytes, length, at); }

static int cut(int fd, int64_t length) {
    char log[4096];
    struct stat found;
    pthread_mutex_lock(&turn);
    if (kept(fd, log, sizeof log) && !fstat(fd, &found) && length < found.st_size)
        note(fd, log, length, "", 0);
    int done = syscall(SYS_ftruncate, fd, length);
    pthread_mutex_unlock(&turn);
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
