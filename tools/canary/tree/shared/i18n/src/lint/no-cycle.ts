import type { Other } from "./no-cycle-other.ts";

export interface One {
  other: Other;
}
