interface Run {
  text: string;
  isHan: boolean;
}

/** A text cut where Chinese begins and ends; marks of punctuation between Han characters belong to them. */
export function cutAtHan(text: string): Run[] {
  return text
    .split(/(\p{Script=Han}(?:[\p{Script=Han}，。、：；“”（）《》]*\p{Script=Han})?)/u)
    .flatMap((run, index) => (run ? [{ text: run, isHan: index % 2 === 1 }] : []));
}
