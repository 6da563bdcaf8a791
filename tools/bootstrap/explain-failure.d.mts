/** Matches messages that a disk, or a quota on it, is full. */
export const fullDisk: RegExp;
export function explainFailure(output: string): string;
