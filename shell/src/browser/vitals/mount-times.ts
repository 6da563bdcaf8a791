/** The name of mounts among the page's own timings, where the browser's developer tools show them, too. */
const mountMeasure = "zhian:mount";

/** To be called as soon as a fragment has mounted. Times are the page's, in ms. */
export function noteMount(name: string, start: number): void {
  performance.measure(mountMeasure, { start, detail: name });
}

interface Mount extends PerformanceMeasure {
  detail: string;
}

/** All mounts since the document began. */
export function readMounts(): Mount[] {
  // Made above; an entry that another script adds under this name is only a wrong timing.
  return performance.getEntriesByName(mountMeasure, "measure") as Mount[];
}
