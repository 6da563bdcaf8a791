/** Security products with a page of their own: it has blocks which the other products' pages need not load. */
export const securityPages: readonly string[] = ["waf"];
