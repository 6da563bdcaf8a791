import { createFailpoints } from "@zhian/failpoint";

/** Steps of a first start at which a crash can be simulated. */
export const failpoints = createFailpoints([
  "start: folder locked",
  "start: database made",
  "start: database in place",
  "start: schema up to date",
  "start: content written",
]);
