/** What is wrong with one entry of the navigation. */
export interface NodeFault {
  /** Within the entry: `name.en`. */
  path: string;
  message: string;
}
