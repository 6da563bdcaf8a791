/** Text that says that a disk, or a quota of it, is full. */
export const fullDisk: RegExp;
export function explainFailure(output: string): string;
