export const nobodyImportsThisFile = true;
