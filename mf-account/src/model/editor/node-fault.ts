/** A fault in one entry of the navigation. */
export interface NodeFault {
  /** Path within the entry: `name.en`. */
  path: string;
  message: string;
}
