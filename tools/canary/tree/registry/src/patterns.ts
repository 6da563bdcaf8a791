export const nested = /^(a+)+$/;
export const alike = new RegExp("^(b|b)*$");
