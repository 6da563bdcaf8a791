import * as z from "zod/mini";
import { coerce } from "./coerce-value.ts";

export interface Reading<Data> {
  data: Data;
  /** Fields that were dropped because they are of another kind, by their path: `list.3.title`. */
  dropped: string[];
}

/** Something required is missing, or cannot be read as the expected type. */
interface Misreading {
  fault: string;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Reads data from another team's server as a Tolerant Reader (Fowler, 2011). A number is accepted for a string, and a string that
 * contains a number, even with thousands separators, for a number; null counts as missing; unknown fields are ignored. A value of any
 * other kind is dropped, together with the list entry or object that requires it. What the schema marks as optional, or gives a
 * default, may be missing.
 */
export function readTolerantly<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): Reading<z.output<Schema>> | Misreading {
  const dropped: string[] = [];
  const coerced = new WeakMap<object, Set<PropertyKey>>();
  let parsed = z.safeParse(schema, given);
  if (parsed.success) return { data: parsed.data, dropped };
  // The caller's own data must not change.
  const whole = { given: structuredClone(given) };
  while (!parsed.success) {
    if (!repair(parsed.error.issues)) return { fault: z.prettifyError(parsed.error) };
    parsed = z.safeParse(schema, whole.given);
  }
  return { data: parsed.data, dropped };

  /** Returns false when everything would be dropped. Each round changes something and coerces no field twice, so it ends. */
  function repair(issues: readonly Issue[]): boolean {
    const removed = new Map<string, Place>();
    for (const issue of issues) {
      const path = ["given", ...issue.path];
      if (path.some((_, index) => removed.has(nameOf(path.slice(0, index + 1))))) continue;
      const found = placeOf(whole, path);
      if (tryCoerce(found, issue)) continue;
      // A missing field also removes whatever requires it.
      const lost = found.value === undefined ? path.slice(0, -1) : path;
      if (lost.length <= 1) return false;
      const place = placeOf(whole, lost);
      if (place.value !== null) dropped.push(nameOf(lost));
      removed.set(nameOf(lost), place);
    }
    // From the end of a list, so that the indexes of earlier entries stay valid.
    for (const place of [...removed.values()].toReversed()) remove(place);
    return true;
  }

  function tryCoerce({ parent, key, value }: Place, issue: Issue): boolean {
    const done = coerced.get(parent) ?? new Set();
    coerced.set(parent, done);
    const result = done.has(key) ? undefined : coerce(value, issue);
    if (result === undefined) return false;
    done.add(key);
    return Reflect.set(parent, key, result);
  }
}

/** A path below `given`, as shown in logs. */
function nameOf(path: Path): string {
  return path.slice(1).join(".");
}

interface Place {
  parent: object;
  key: PropertyKey;
  /** Undefined when the field is missing. */
  value: unknown;
}

function placeOf(whole: object, path: Path): Place {
  let place: Place = { parent: {}, key: "", value: whole };
  for (const key of path) {
    const parent = Object(place.value) as object;
    place = { parent, key, value: Object.hasOwn(parent, key) ? Reflect.get(parent, key) : undefined };
  }
  return place;
}

function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}
