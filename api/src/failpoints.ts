import { createFailpoints } from "@zhian/failpoint";

/** Each step of a first start that a crash may come after. */
export const failpoints = createFailpoints([
  "start: folder locked",
  "start: database made",
  "start: database in place",
  "start: schema up to date",
  "start: content written",
]);
