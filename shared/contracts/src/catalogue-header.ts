/**
 * Of a call to the api: which catalogue its asker is served, by the integrity of all that its releases bring (`Brought`);
 * followed by `;canary` where others are served another one. It lies under `/_site/`.
 */
export const catalogueHeader = "x-site-catalogue";
