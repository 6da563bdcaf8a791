export function isKnownEntry(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

/** Shortest duration that a browser reports, in ms. */
const durationThreshold = 16;

/** Calls `hear` with each entry of these types that the browser supports, buffered and future. Returns a function to flush them. */
export function observe<Entry extends PerformanceEntry>(types: string[], hear: (entry: Entry) => void): () => void {
  const hearAll = (entries: PerformanceEntryList) => {
    // Only the requested types are observed.
    for (const entry of entries as Entry[]) hear(entry);
  };
  const observer = new PerformanceObserver((list) => hearAll(list.getEntries()));
  for (const type of types.filter(isKnownEntry)) {
    observer.observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit);
  }
  return () => hearAll(observer.takeRecords());
}
