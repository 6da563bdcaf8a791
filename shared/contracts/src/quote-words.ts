/** Words of the quote calculator's wire: the specification's name of each choice, in whatever language it is shown. */
export const ranks = ["二级", "三级"] as const;
export type Rank = (typeof ranks)[number];

export const systemTypes = ["公有云系统", "线下IDC", "私有云平台"] as const;
export type SystemType = (typeof systemTypes)[number];

export const yesNo = ["是", "否"] as const;
export type YesNo = (typeof yesNo)[number];

/** How many servers one quote may be for. */
export const serverCount = { least: 1, most: 999 } as const;
