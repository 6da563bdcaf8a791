import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { QrCode } from "./qr-code.tsx";

it("draws each run of dark modules once, with a quiet zone, and has an accessible name", () => {
  render(<QrCode rows={["1101", "0000", "0010", "1111"]} label="Code of my link" />);

  const code = screen.getByRole("img", { name: "Code of my link" });
  expect(code.getAttribute("viewBox")).toBe("-4 -4 12 12");
  expect(code.querySelector("path")?.getAttribute("d")).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM2 2h1v1h-1zM0 3h4v1h-4z");
});
