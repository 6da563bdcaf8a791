interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Visitors on 2g, offline, or with data saving on never have to load what they have not requested. */
export function mayPrefetch(navigator: Navigator & { connection?: NetworkInformation }): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return navigator.onLine && !saveData && !effectiveType.includes("2g");
}
