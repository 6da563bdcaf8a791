/**
 * Dispatched on the window, cancelable: the tab should switch to the site as it is served now, at once and in place. A development
 * server sends it after each build. A shell that supports it cancels it; others ignore it.
 */
export const renewEvent = "zhian:renew";
