export const used = 1;
export const unusedExport = 2;
