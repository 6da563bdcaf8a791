export function isKnownEntry(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

/** Shortest duration that a browser reports, in ms. */
const durationThreshold = 16;

/** Calls `hear` with each entry of these types, buffered and future, where the browser knows them. Returns a function to flush them. */
export function observe<Entry extends PerformanceEntry>(types: string[], hear: (entry: Entry) => void): () => void {
  const hearAll = (entries: PerformanceEntryList) => {
    // The types that were asked for.
    for (const entry of entries as Entry[]) hear(entry);
  };
  const observer = new PerformanceObserver((list) => hearAll(list.getEntries()));
  for (const type of types.filter(isKnownEntry)) {
    observer.observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit);
  }
  return () => hearAll(observer.takeRecords());
}
