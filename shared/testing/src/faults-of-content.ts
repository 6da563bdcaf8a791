const banned = [
  /seamless/i,
  /cutting[- ]edge/i,
  /empower/i,
  /unlock/i,
  /world[- ]class/i,
  /best[- ]in[- ]class/i,
  /赋能/,
  /领先/,
  /极致/,
];

/** Chinese that an English text may contain: a technical term, and the seals it mentions. It is marked when shown. */
const borrowed = /等保|[云墙]/gu;
const han = /\p{Script=Han}/u;

/** Errors in authored content, as sentences with the place: a language missing or mixed in, a banned word. */
export function faultsOfContent(content: unknown, place = "content"): string[] {
  if (typeof content !== "object" || content === null) return [];
  if (!Array.isArray(content) && ("en" in content || "zh" in content)) return faultsOfText(content, place);
  return Object.entries(content).flatMap(([key, value]) => faultsOfContent(value, `${place}.${key}`));
}

function faultsOfText(texts: { en?: unknown; zh?: unknown }, place: string): string[] {
  const { en, zh } = texts;
  if (typeof en !== "string" || !en.trim()) return [`${place} has no English text`];
  if (typeof zh !== "string" || !zh.trim()) return [`${place} has no Chinese text`];
  const faults = banned
    .filter((word) => word.test(en) || word.test(zh))
    .map((word) => `${place} uses the banned term ${word.source}`);
  if (han.test(en.replace(borrowed, ""))) faults.push(`${place} contains Chinese in its English text: ${en}`);
  if (/[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(zh)) faults.push(`${place} contains English in its Chinese text: ${zh}`);
  // Keywords are a list for machines, which split it at Latin commas.
  const isProse = han.test(zh) && !place.endsWith(".keywords");
  if (isProse && /[,;?!](?![\d,])/.test(zh))
    faults.push(`${place} contains Latin punctuation in its Chinese text: ${zh}`);
  return faults;
}

interface SeoTexts {
  title: { en: string; zh: string };
  description: { en: string; zh: string };
}

/** Longer texts are cut off in search results: 60 and 155 Latin letters, 30 and 80 Han characters. */
export function faultsOfSeo({ title, description }: SeoTexts, place = "seo"): string[] {
  const limits = [
    ["English title", title.en, 60],
    ["English description", description.en, 155],
    ["Chinese title", title.zh, 30],
    ["Chinese description", description.zh, 80],
  ] as const;
  return limits
    .filter(([, text, max]) => text.length === 0 || text.length > max)
    .map(
      ([what, text, max]) =>
        `${place}: the ${what} has ${text.length} characters, but at most ${max} are shown: ${text}`,
    );
}
