export const answering = 1;
