/** The quote calculator's values on the wire: the specification's name of each choice, whatever language it is shown in. */
export const ranks = ["二级", "三级"] as const;
export type Rank = (typeof ranks)[number];

export const systemTypes = ["公有云系统", "线下IDC", "私有云平台"] as const;
export type SystemType = (typeof systemTypes)[number];

export const yesNo = ["是", "否"] as const;
export type YesNo = (typeof yesNo)[number];

/** Allowed number of servers in a quote. */
export const serverCount = { least: 1, most: 999 } as const;
