interface Part {
  start: number;
  /** The last byte, itself included. */
  end: number;
}

/**
 * The one part that Range asks for (RFC 9110 14.1.2), or that it lies beyond the end. Several parts, other units and what is no range
 * are answered as a whole, which 14.2 allows.
 */
export function readRange(header: string | undefined, size: number): Part | "beyond" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "")
    return Number(last) === 0 || size === 0 ? "beyond" : { start: Math.max(size - Number(last), 0), end: size - 1 };
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start < size ? { start, end } : "beyond";
}
