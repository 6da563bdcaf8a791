/** A seeded random number generator. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  poisson(mean: number): number;
  /** Standard normal. */
  normal(): number;
}

/** Mulberry32: good enough for a simulation, and identical on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Knuth's method, in steps: e^-mean underflows to 0 for a large mean. */
  function poisson(mean: number): number {
    let count = 0;
    for (let left = mean; left > 0; left -= 20) {
      const limit = Math.exp(-Math.min(left, 20));
      for (let product = next(); product > limit; product *= next()) count += 1;
    }
    return count;
  }

  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

  return { next, poisson, normal };
}
