/** Addresses as the specification spells them. */
export const legalLinks = [
  { key: "privacy", link: "/protocol/privacyProtocal" },
  { key: "refund", link: "/protocol/onlineOrder" },
  { key: "terms", link: "/protocol/userProtocal" },
] as const;
