import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { brokenNames } from "./broken-release.ts";
import { drawFaults } from "./draw-faults.ts";
import { type Injection, injectOne } from "./inject-one.ts";

interface Order extends Pick<Injection, "url" | "recorder" | "reporter"> {
  seed: number;
  isOver(): boolean;
}

const everyMs = 1000;
/** Enough for the slowest report, and for the longest delay before a worker is restarted, on a busy machine. */
const patienceMs = 120_000;

/** Injects one fault per second, in one broken fragment after another, until the soak is over and the last fault has been followed up. */
export async function injectFaults(about: Order): Promise<void> {
  const startedAt = performance.now();
  const injection = { ...about, agent: new Agent({ keepAlive: true }), patienceMs };
  const drawn = drawFaults(about.seed);
  const idle: string[] = [...brokenNames];
  const running = new Set<Promise<void>>();
  const failed = Promise.withResolvers<never>();
  for (let number = 1; ; number += 1) {
    await Promise.race([pause(Math.max(0, startedAt + number * everyMs - performance.now())), failed.promise]);
    if (about.isOver()) break;
    // Drawn in any case: a seed's faults must not depend on the machine's speed.
    const fault = drawn.next().value;
    const fragment = idle.shift();
    if (fragment === undefined) {
      about.recorder.record.withoutFault += 1;
      continue;
    }
    const one = injectOne(injection, { number, fault, fragment })
      .catch(failed.reject)
      .finally(() => {
        idle.push(fragment);
        running.delete(one);
      });
    running.add(one);
  }
  await Promise.race([Promise.all(running), failed.promise]);
  injection.agent.destroy();
}
