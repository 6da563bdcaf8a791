import { randomFrom } from "@zhian/chaos/random-from";
import { type Fault, faults } from "./faults.ts";

/** Random faults, each equally likely; the same seed produces the same faults. */
export function* drawFaults(seed: number): Generator<Fault, never> {
  const random = randomFrom(seed);
  for (;;) {
    const drawn = faults[Math.floor(random() * faults.length)];
    if (drawn) yield drawn;
  }
}
