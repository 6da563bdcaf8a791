import { expect, it } from "@jest/globals";
import { qrPath } from "./qr-path.ts";

it("draws each run of dark modules once", () => {
  expect(qrPath(["1101", "0000", "0010"])).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM2 2h1v1h-1z");
  expect(qrPath([])).toBe("");
});
