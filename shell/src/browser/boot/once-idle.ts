// What a page does without until it has nothing else to do.
export { askWhileSeen } from "../navigation/ask-while-seen.ts";
export { renewWhenTold } from "../open-tabs/renew-when-told.ts";
export { prefetchLinks } from "../prefetch/prefetch.ts";
