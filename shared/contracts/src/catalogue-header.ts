/**
 * Header of a call to the api: the catalogue served to its caller, by the integrity of all that its releases contribute (`Brought`),
 * followed by `;canary` if others are served a different one. The file is under `/_site/`.
 */
export const catalogueHeader = "x-site-catalogue";
