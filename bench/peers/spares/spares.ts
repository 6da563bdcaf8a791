/** A part of the site that is registered, and that the measured page has no use for. */
export interface Spare {
  name: string;
  /** Its pages lie below this. */
  path: string;
}

/** So many; their names do not depend on how many there are. */
export function sparesOf(count: number): Spare[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(2, "0");
    return { name: `mf-spare-${number}`, path: `/spare-${number}` };
  });
}
