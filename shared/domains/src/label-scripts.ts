const known: Readonly<Record<string, RegExp>> = {
  Latin: /\p{Script=Latin}/u,
  Han: /\p{Script=Han}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Hiragana: /\p{Script=Hiragana}/u,
  Katakana: /\p{Script=Katakana}/u,
  Bopomofo: /\p{Script=Bopomofo}/u,
  Hangul: /\p{Script=Hangul}/u,
  Thai: /\p{Script=Thai}/u,
  Lao: /\p{Script=Lao}/u,
  Khmer: /\p{Script=Khmer}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
  Tamil: /\p{Script=Tamil}/u,
  Armenian: /\p{Script=Armenian}/u,
  Georgian: /\p{Script=Georgian}/u,
  Javanese: /\p{Script=Javanese}/u,
  Balinese: /\p{Script=Balinese}/u,
};
const ofNone = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Scripts that people write together; any other mixture in one part is suspicious. */
const together = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

/** Letters that look like Latin ones. A part with no other letters looks like another name. */
const lookalikes: Readonly<Record<string, ReadonlySet<string>>> = {
  Cyrillic: new Set("асԁеһіјӏорԛѕԝхуъЬҽпгѵѡ"),
  Greek: new Set("αικνρυωηοτγχ"),
};

/** Scripts of a part's letters, by their Unicode names; digits and hyphens have none. `Other` is one that is not sold here. */
export function scriptsOf(part: string): Set<string> {
  const scripts = new Set<string>();
  for (const letter of part) {
    if (ofNone.test(letter)) continue;
    const [script = "Other"] = Object.entries(known).find(([, pattern]) => pattern.test(letter)) ?? [];
    scripts.add(script);
  }
  return scripts;
}

/** Whether people write these scripts in one word. */
export function areWrittenTogether(scripts: ReadonlySet<string>): boolean {
  return scripts.size <= 1 || together.some((set) => [...scripts].every((script) => set.includes(script)));
}

/** Whether a part without any Latin letter looks as if it were Latin. */
export function looksLatin(part: string, scripts: ReadonlySet<string>): boolean {
  const [script, ...more] = scripts;
  const letters = more.length === 0 && script !== undefined ? lookalikes[script] : undefined;
  return letters !== undefined && Array.from(part).every((letter) => letters.has(letter) || ofNone.test(letter));
}
