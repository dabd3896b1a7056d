/* Sets the machine's clock to another time, for one process and its children: what says the time of
 * day is wrong by as many nanoseconds as WALLCLOCK_FILE holds; what only counts how much time passes
 * is right.  Loaded with LD_PRELOAD.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const int64_t BILLION = 1000000000;
static volatile int64_t *ahead;

__attribute__((constructor)) static void look(void) {
    const char *name = getenv("WALLCLOCK_FILE");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *found = mmap(NULL, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
    if (found != MAP_FAILED) ahead = found;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *told) {
    int done = syscall(SYS_clock_gettime, clock, told);
    if (!done && ahead && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        int64_t now = told->tv_sec * BILLION + told->tv_nsec + *ahead;
        told->tv_sec = now / BILLION;
        told->tv_nsec = now % BILLION;
    }
    return done;
}

int gettimeofday(struct timeval *told, void *zone) {
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    told->tv_sec = now.tv_sec;
    told->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *told) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (told) *told = now.tv_sec;
    return now.tv_sec;
}
