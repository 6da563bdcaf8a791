export const breaks = 1;
