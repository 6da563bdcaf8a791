import { randomFrom } from "@zhian/chaos/random-from";
import { type Fault, faults } from "./faults.ts";

/** One fault after another, each as likely as any other; the same ones for the same seed. */
export function* drawFaults(seed: number): Generator<Fault, never> {
  const random = randomFrom(seed);
  for (;;) {
    const drawn = faults[Math.floor(random() * faults.length)];
    if (drawn) yield drawn;
  }
}
