interface Part {
  start: number;
  /** The last byte, inclusive. */
  end: number;
}

/**
 * The single part that Range requests (RFC 9110 14.1.2), or "beyond" if it is past the end. Undefined for several parts, other units
 * and invalid ranges: the whole is sent, which 14.2 allows.
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
