/** The name of the mounts' User Timing entries, which developer tools show, too. */
const mountMeasure = "zhian:mount";

/** Must be called as soon as a fragment has mounted. `start`: by the page's clock, in ms. */
export function noteMount(name: string, start: number): void {
  performance.measure(mountMeasure, { start, detail: name });
}

interface Mount extends PerformanceMeasure {
  detail: string;
}

/** All mounts since the document was created. */
export function readMounts(): Mount[] {
  // Created above; an entry that another script adds under this name is only a wrong timing.
  return performance.getEntriesByName(mountMeasure, "measure") as Mount[];
}
