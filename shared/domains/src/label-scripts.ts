const known = [
  "Latin",
  "Han",
  "Cyrillic",
  "Greek",
  "Arabic",
  "Hebrew",
  "Hiragana",
  "Katakana",
  "Bopomofo",
  "Hangul",
  "Thai",
  "Lao",
  "Khmer",
  "Devanagari",
  "Bengali",
  "Tamil",
  "Armenian",
  "Georgian",
  "Javanese",
  "Balinese",
].map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, "u") }));
const ofNone = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Scripts that people write together; any other two in one part are a trap. */
const together = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

/** Letters that look like Latin ones. A part of nothing else reads as another name. */
const lookalikes: Readonly<Record<string, ReadonlySet<string>>> = {
  Cyrillic: new Set("асԁеһіјӏорԛѕԝхуъЬҽпгѵѡ"),
  Greek: new Set("αικνρυωηοτγχ"),
};

/** Scripts of a part's letters, by their names in Unicode; digits and hyphens have none. `Other` is one that nobody sells here. */
export function scriptsOf(part: string): Set<string> {
  const scripts = new Set<string>();
  for (const letter of part) {
    if (ofNone.test(letter)) continue;
    scripts.add(known.find(({ pattern }) => pattern.test(letter))?.script ?? "Other");
  }
  return scripts;
}

/** Whether people write these scripts in one word. */
export function areWrittenTogether(scripts: ReadonlySet<string>): boolean {
  return scripts.size <= 1 || together.some((set) => [...scripts].every((script) => set.includes(script)));
}

/** Whether a part without any Latin letter reads as if it were written in them. */
export function looksLatin(part: string, scripts: ReadonlySet<string>): boolean {
  const [script, ...more] = scripts;
  const letters = more.length === 0 && script !== undefined ? lookalikes[script] : undefined;
  return letters !== undefined && Array.from(part).every((letter) => letters.has(letter) || ofNone.test(letter));
}
