import { createFailpoints } from "@zhian/failpoint";

/** Where a crash may leave the disk half changed; SHELL_FAILPOINT names the one that a test dies at. */
export const failpoints = createFailpoints([
  "file: begun",
  "file: half written",
  "file: written",
  "file: in place",
  "revision: noted",
  "snapshot: kept",
]);
