// In place of the federation runtime's reader of version ranges: releases ask for `^1.2.3`, and the runtime itself compares
// with `<=`. Whatever else may stand there is satisfied by nothing, so that it is refused and not guessed at.
const plain = /^(\d+)\.(\d+)\.(\d+)$/;
const known = /^(\^|<=)(\d+\.\d+\.\d+)$/;

/** Whether a plain version lies in a range of one of the two kinds. */
export function satisfy(version: string, range: string): boolean {
  if (range === "*") return true;
  const [, kind, limit = ""] = known.exec(range) ?? [];
  const own = toNumbers(version);
  const other = toNumbers(limit);
  if (!own || !other) return false;
  const place = own.findIndex((number, index) => number !== other[index]);
  if (place < 0) return true;
  const isGreater = (own[place] ?? 0) > (other[place] ?? 0);
  if (kind === "<=") return !isGreater;
  // The first number that is not 0, or the last of all, may not change.
  const leading = other.findIndex((number) => number > 0);
  return isGreater && place > (leading < 0 ? 2 : leading);
}

function toNumbers(version: string): number[] | undefined {
  return plain.exec(version)?.slice(1).map(Number);
}
