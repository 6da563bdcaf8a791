import type { One } from "./no-cycle.ts";

export interface Other {
  one: One;
}
