interface Wishes {
  /** No longer in every browser, but honoured where it is set. */
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
}

/** Whether this page is in the measured share: never for a visitor who opts out of tracking, or saves data. */
export function mayMeasure(navigator: Navigator & Wishes, share = 0): boolean {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl || navigator.connection?.saveData) return false;
  return Math.random() < share;
}
