import { createMemoryLimit } from "./memory-limit.ts";
import type { Limits } from "./rate-limit.ts";
import { openSharedLimits, type Report } from "./shared-limits.ts";

const now = () => performance.now();

/** In the memory of this process, or where replicas share them. */
export function openLimits(valkeyUrl: string | undefined, report: Report): Limits {
  if (valkeyUrl !== undefined) return openSharedLimits(valkeyUrl, report);
  return { create: (_name, rate) => createMemoryLimit({ ...rate, now }), close: async () => undefined };
}
