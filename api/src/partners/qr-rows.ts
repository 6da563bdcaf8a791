import { encodeQR } from "qr";

/** A text as a QR code, row by row, dark modules as `1`; without the light margin that whoever draws it adds. */
export function toQrRows(text: string): string[] {
  return encodeQR(text, "raw", { ecc: "medium", border: 0 }).map((row) =>
    row.map((isDark) => (isDark ? "1" : "0")).join(""),
  );
}
