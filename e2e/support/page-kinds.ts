/** One finished page of each kind: the model for the others of that kind. */
export const pageKinds = [
  { kind: "home", path: "/" },
  { kind: "compute", path: "/products/bcc" },
  { kind: "security", path: "/products/waf" },
  { kind: "domain-search", path: "/products/bcd/search" },
  { kind: "solution", path: "/solution/cloud-base" },
  { kind: "article", path: "/news/detail?id=mlps-grading" },
  { kind: "notices", path: "/notice" },
  { kind: "document", path: "/document/getting-started/first-server" },
  { kind: "legal", path: "/protocol/privacyProtocal" },
  { kind: "error", path: "/nowhere" },
] as const;

export type PageKind = (typeof pageKinds)[number]["kind"];
