import * as z from "zod/mini";

export interface Reading<Data> {
  data: Data;
  /** Places of what was of another kind and could be spared: `list.3.title`. */
  leftOut: string[];
}

/** What an answer is needed for is missing, or makes no sense. */
export interface Misreading {
  fault: string;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Reads what another's server gives as a Tolerant Reader (Fowler, 2011): a number where text is meant is taken, and so is a text that
 * spells a number; null is the same as missing; fields that nobody knows are ignored. What is of another kind is left out, with the
 * entry of the list, or the part, that cannot be without it. A schema says by its optional fields and defaults what can be spared.
 */
export function readTolerantly<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): Reading<z.output<Schema>> | Misreading {
  const strict = z.safeParse(schema, given);
  if (strict.success) return { data: strict.data, leftOut: [] };
  const whole = { given: structuredClone(given) };
  const leftOut: string[] = [];
  const coerced = new WeakMap<object, Set<PropertyKey>>();
  for (;;) {
    const parsed = z.safeParse(schema, whole.given);
    if (parsed.success) return { data: parsed.data, leftOut };
    if (!mendAll(parsed.error.issues)) return { fault: z.prettifyError(parsed.error) };
  }

  /** False when nothing would be left. Each round changes something, and no place is coerced twice: there is an end. */
  function mendAll(issues: readonly Issue[]): boolean {
    const gone = new Map<string, Place>();
    for (const issue of issues) {
      const path = ["given", ...issue.path];
      const isGone = path.some((_, index) => gone.has(nameOf(path.slice(0, index + 1))));
      if (isGone || isCoerced(placeOf(whole, path), issue)) continue;
      // What is missing takes along what cannot be without it.
      const lost = placeOf(whole, path).value === undefined ? path.slice(0, -1) : path;
      if (lost.length <= 1) return false;
      const place = placeOf(whole, lost);
      if (place.value !== null) leftOut.push(nameOf(lost));
      gone.set(nameOf(lost), place);
    }
    // Entries of a list go from its end, so that the places of those before stay true.
    for (const place of [...gone.values()].toReversed()) take(place);
    return true;
  }

  function isCoerced({ parent, key, value }: Place, issue: Issue): boolean {
    const done = coerced.get(parent) ?? new Set();
    coerced.set(parent, done);
    const meant = done.has(key) ? undefined : coerce(value, issue);
    if (meant === undefined) return false;
    done.add(key);
    return Reflect.set(parent, key, meant);
  }
}

/** As whoever gave the answer would name it. */
function nameOf(path: Path): string {
  return path.slice(1).join(".");
}

interface Place {
  parent: object;
  key: PropertyKey;
  /** Undefined when there is none. */
  value: unknown;
}

/** Of a path that a schema has come by. */
function placeOf(whole: object, path: Path): Place {
  let place: Place = { parent: {}, key: "", value: whole };
  for (const key of path) {
    const parent = Object(place.value) as object;
    place = { parent, key, value: Object.hasOwn(parent, key) ? Reflect.get(parent, key) : undefined };
  }
  return place;
}

function take({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

function coerce(found: unknown, issue: Issue): unknown {
  if (issue.code === "invalid_union") {
    const all = issue.errors.flat().filter(({ path }) => path.length === 0);
    return all.map((each) => coerce(found, each)).find((meant) => meant !== undefined);
  }
  if (issue.code === "invalid_value") return issue.values.find((each) => isAlike(each, found));
  if (issue.code !== "invalid_type") return undefined;
  const { expected } = issue;
  if (expected === "string" && typeof found === "number") return String(found);
  if ((expected === "number" || expected === "int") && spellsNumber(found)) return Number(found);
  if (expected === "boolean") return [true, false].find((each) => isAlike(each, found) || isAlike(Number(each), found));
  return undefined;
}

function isAlike(meant: unknown, found: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof found) && String(meant) === String(found);
}

function spellsNumber(found: unknown): boolean {
  return typeof found === "string" && found.trim() !== "" && Number.isFinite(Number(found));
}
