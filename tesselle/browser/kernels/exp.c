/* e to the power of x, step by step as in glibc and musl (Arm's optimized routines, 2018).
 *
 * The search weighs actions by it, so it must round as the native one does, or a bot would
 * choose otherwise in a browser than on a server.  Math.exp of JavaScript and Zig's own differ
 * in the last bit for one number in ten.  This one gives the very bits of glibc on a processor
 * without fused multiply-add; with it, glibc itself differs for one number in 1,400, and
 * WebAssembly has no such instruction.
 *
 * x = (k / 128) ln 2 + r with a small r; 2^(k / 128) comes from a table (written by
 * exponential.py: its value, and by how much that falls short), e^r from a polynomial.
 */

#include <stdint.h>

#include "exp_table.h" /* TABLE[2 k]: the missing part; TABLE[2 k + 1]: the value less k << 45 */

#define STEPS 128
#define STEP_BITS 7

static const double STEPS_PER_LN2 = 0x1.71547652b82fep0 * STEPS;
static const double LN2_HIGH = -0x1.62e42fefa0000p-8; /* of one step, negative */
static const double LN2_LOW = -0x1.cf79abc9e3b3ap-47;
static const double ROUND = 0x1.8p52; /* added and taken away: leaves a whole number */
static const double C2 = 0x1.ffffffffffdbdp-2;
static const double C3 = 0x1.555555555543cp-3;
static const double C4 = 0x1.55555cf172b91p-5;
static const double C5 = 0x1.1111167a4d017p-7;

static double as_double(uint64_t bits) {
  union {
    uint64_t bits;
    double value;
  } both = {bits};
  return both.value;
}

static uint64_t as_bits(double value) {
  union {
    double value;
    uint64_t bits;
  } both = {value};
  return both.bits;
}

double exp(double x) {
  if (x != x) return x;
  if (x > 709.782712893384) return __builtin_inf();
  if (x < -708.0) return 0.0; /* what is smaller than normal numbers is of no use to us */
  if (x < 0x1p-54 && x > -0x1p-54) return 1.0 + x;
  double rounded = STEPS_PER_LN2 * x + ROUND;
  uint64_t k = as_bits(rounded);
  rounded -= ROUND;
  double r = x + rounded * LN2_HIGH + rounded * LN2_LOW;
  const uint64_t *entry = &TABLE[2 * (k % STEPS)];
  double r2 = r * r;
  double rest = as_double(entry[0]) + r + r2 * (C2 + r * C3) + r2 * r2 * (C4 + r * C5);
  if (x > 709.0) { /* 2^1024 is no number, though the result may be one */
    double half = as_double(entry[1] + (k << (52 - STEP_BITS)) - (1ull << 52));
    return 2.0 * (half + half * rest);
  }
  double scale = as_double(entry[1] + (k << (52 - STEP_BITS)));
  return scale + scale * rest;
}
