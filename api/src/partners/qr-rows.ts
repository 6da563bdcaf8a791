import { encodeQR } from "qr";

/** A text as a QR code, row by row, dark modules as `1`; without the light margin that whoever draws it adds. */
export function toQrRows(text: string): string[] {
  // A margin of one is the least that the library makes.
  const modules = encodeQR(text, "raw", { ecc: "medium", border: 1 });
  return modules.slice(1, -1).map((row) =>
    row
      .slice(1, -1)
      .map((isDark) => (isDark ? "1" : "0"))
      .join(""),
  );
}
