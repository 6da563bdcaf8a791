/** Shorter repetitions are idioms. */
export const cloneTokens = 50;

export interface Clone {
  file: string;
  /** The file in which the same tokens come first. */
  first: string;
  tokens: number;
}

interface Tokenized {
  path: string;
  tokens: readonly string[];
}

/**
 * Finds sequences of at least `size` tokens, including names and literals, that occurred before: in an earlier file, or earlier in
 * the same one. Each sequence counts once, against the first occurrence that starts in the same way.
 */
export function findClones(files: readonly Tokenized[], size = cloneTokens): Clone[] {
  const { ids, fileAt } = joinFiles(files);
  const firstPlaces = new Map<number, number>();
  const clones: Clone[] = [];
  let end = 0;
  for (const [at, hash] of windowHashes(ids, size)) {
    const first = firstPlaces.get(hash);
    if (first === undefined) firstPlaces.set(hash, at);
    else if (at >= end && first + size <= at) {
      const tokens = sameTokens(ids, first, at);
      if (tokens < size) continue;
      end = at + tokens;
      clones.push({ file: fileAt(at), first: fileAt(first), tokens });
    }
  }
  return clones;
}

/** All files as one list of numbers; each file ends with a unique number, so that no sequence continues into the next file. */
function joinFiles(files: readonly Tokenized[]): { ids: number[]; fileAt: (place: number) => string } {
  const numbers = new Map<string, number>();
  const ids: number[] = [];
  const owners: string[] = [];
  for (const [index, { path, tokens }] of files.entries()) {
    for (const token of tokens) {
      const id = numbers.get(token) ?? numbers.size;
      numbers.set(token, id);
      ids.push(id);
      owners.push(path);
    }
    ids.push(-1 - index);
    owners.push(path);
  }
  return { ids, fileAt: (place) => owners[place] ?? "" };
}

const base = 1_000_003;

/** A rolling hash of every `size` tokens. Windows with the same hash may differ: compare them. */
function* windowHashes(ids: readonly number[], size: number): Generator<[place: number, hash: number]> {
  let leading = 1;
  for (let step = 1; step < size; step += 1) leading = Math.imul(leading, base);
  let hash = 0;
  for (const [index, id] of ids.entries()) {
    hash = (Math.imul(hash, base) + id) | 0;
    const at = index + 1 - size;
    if (at < 0) continue;
    yield [at, hash];
    hash = (hash - Math.imul(leading, ids[at] ?? 0)) | 0;
  }
}

/** Stops before the later position, so that a sequence does not overlap itself. */
function sameTokens(ids: readonly number[], first: number, at: number): number {
  let length = 0;
  while (first + length < at && at + length < ids.length && ids[first + length] === ids[at + length]) length += 1;
  return length;
}
