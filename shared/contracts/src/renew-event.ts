/**
 * Sent to a window, cancelable: its tab is to go on with the site as it is served now, at once and where it stands. What serves code that is
 * being written asks for it after each build. A shell that can do so cancels it; one that cannot leaves it alone.
 */
export const renewEvent = "zhian:renew";
