/** The part of a value at a path such as `texts.zh.title`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inside, key) => (isKeyed(inside) ? inside[key] : undefined), value);
}

/** A copy of the value with a new part at a path; `undefined` removes the key. The given value is not changed. */
export function withValueAt(value: unknown, path: string, next: unknown): unknown {
  const [key = "", ...rest] = path.split(".");
  const inside = isKeyed(value) ? value[key] : undefined;
  const replaced = rest.length === 0 ? next : withValueAt(inside, rest.join("."), next);
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? replaced : each));
  const others = isKeyed(value) ? value : {};
  if (replaced !== undefined) return { ...others, [key]: replaced };
  return Object.fromEntries(Object.entries(others).filter(([each]) => each !== key));
}

function isKeyed(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
