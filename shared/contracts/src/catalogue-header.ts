/**
 * Of a call to the api: which catalogue its asker is served, by the integrity of all its offers; followed by `;canary` where others are
 * served another one. The offers lie under `/_site/`.
 */
export const catalogueHeader = "x-site-catalogue";
