/** Where pages send what they have measured. */
export const vitalsPath = "/_vitals";

/** Instead of a fragment's name: what is nobody else's. */
export const shellOwner = "shell";

/** How often one document may tell of itself: each time that it is hidden. */
export const maxParts = 4;
/** Ten minutes; what claims to have taken longer is no measurement. */
export const maxValue = 600_000;
