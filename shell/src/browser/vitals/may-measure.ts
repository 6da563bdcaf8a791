interface Wishes {
  /** Not in every browser any more, but a wish where it is. */
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
}

/** Whether this page is one of the share that measure themselves: never that of a visitor who does not wish to be tracked, or to send more than needed. */
export function mayMeasure(navigator: Navigator & Wishes, share = 0): boolean {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl || navigator.connection?.saveData) return false;
  return Math.random() < share;
}
