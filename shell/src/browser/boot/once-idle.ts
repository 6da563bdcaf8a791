// Code that a page does not load until it is idle.
export { rememberHeights } from "../history/remember-heights.ts";
export { askWhileSeen } from "../navigation/ask-while-seen.ts";
export { renewWhenTold } from "../open-tabs/renew-when-told.ts";
export { prefetchLinks } from "../prefetch/prefetch.ts";
