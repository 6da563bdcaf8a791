/** The two levels of Classified Protection (等保) that most business systems are graded at. */
export type ProtectionLevel = 2 | 3;

const level2: readonly string[] = ["waf", "hosteye", "las", "cag", "vss", "ssl"];

/** Codes of the products quoted for a system of each level: six for level 2, nine for level 3. */
export const levelPacks: Readonly<Record<ProtectionLevel, readonly string[]>> = {
  2: level2,
  3: [...level2, "ddos", "cwds", "ztsacs"],
};
