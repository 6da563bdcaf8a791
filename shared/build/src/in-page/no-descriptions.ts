// In place of the sentences for the federation runtime's errors: each of them has its number and the address of its explanation.
const none: Record<string, string> = {};

export const runtimeDescMap = none;
export const typeDescMap = none;
export const buildDescMap = none;
export const errorDescMap = none;
