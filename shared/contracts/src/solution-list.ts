export interface Solution {
  /** As in the address: `/solution/<slug>`; one of them has two segments. */
  slug: string;
  name: { en: string; zh: string };
  /** Codes of the catalogue's products that it is put together from. */
  products: readonly string[];
}

const rows: readonly [string, string, string, string][] = [
  ["cloud-base", "Cloud foundation", "云上基础架构", "bcc vpc blb cds bos mysql bcm"],
  ["dengbao-solution", "Classified Protection 2.0", "等保 2.0 合规", "dengbao islpcs waf hosteye las cag vss ssl"],
  ["digital", "Digital transformation", "企业数字化转型", "bci mysql cdn bcm"],
  ["ecommerce", "E-commerce", "电商", "cdn waf ddos scs mysql blb"],
  ["edu-security", "Education security", "教育行业安全", "wsms hosteye waf sats"],
  ["finance-security", "Finance security", "金融安全", "dcc ddos ztsacs scas pts"],
  ["game-security", "Game security", "游戏安全", "ddos bbc cdn appsss"],
  ["government", "Government cloud", "政务云", "dcc dengbao mss ipss"],
  ["medical", "Healthcare", "医疗", "hosteye las cag dts"],
  ["private", "Private cloud", "私有云", "bbc datacenter vpc"],
  ["smart-park", "Smart park", "智慧园区", "bos bcm vpc epim"],
  ["generalSolution/digitalCollection", "Digital collectibles", "数字藏品", "bos cdn bci mysql"],
];

/** Every solution that has an address. */
export const solutions: readonly Solution[] = rows.map(([slug, en, zh, products]) => ({
  slug,
  name: { en, zh },
  products: products.split(" "),
}));

const bySlug: ReadonlyMap<string, Solution> = new Map(solutions.map((solution) => [solution.slug, solution]));

/** `undefined` for a slug that no solution has. */
export function solutionOf(slug: string): Solution | undefined {
  return bySlug.get(slug);
}
