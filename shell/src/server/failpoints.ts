import { createFailpoints } from "@zhian/failpoint";

/** Points at which a crash may leave the disk half changed; SHELL_FAILPOINT names the one at which a test crashes. */
export const failpoints = createFailpoints([
  "file: begun",
  "file: half written",
  "file: written",
  "file: in place",
  "revision: noted",
  "snapshot: kept",
]);
