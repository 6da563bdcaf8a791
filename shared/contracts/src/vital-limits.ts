/** The path that pages send their measurements to. */
export const vitalsPath = "/_vitals";

/** Replaces a fragment's name for values that belong to no fragment. */
export const shellOwner = "shell";

/** Maximum number of reports by one document: one each time it is hidden. */
export const maxParts = 4;
/** Ten minutes; a longer time is not a real measurement. */
export const maxValue = 600_000;
