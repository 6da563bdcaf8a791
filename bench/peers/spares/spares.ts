/** A registered part of the site that the measured page does not use. */
export interface Spare {
  name: string;
  /** The path prefix of its pages. */
  path: string;
}

/** Returns `count` spares, whose names do not depend on the count. */
export function sparesOf(count: number): Spare[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(2, "0");
    return { name: `mf-spare-${number}`, path: `/spare-${number}` };
  });
}
