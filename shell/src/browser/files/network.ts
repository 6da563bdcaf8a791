interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Visitors on 2g, without a network, or who ask to save data, are never made to load what they have not asked for. */
export function mayPrefetch(navigator: Navigator & { connection?: NetworkInformation }): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return navigator.onLine && !saveData && !effectiveType.includes("2g");
}
