import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { Price } from "./price.tsx";

const text = (price: Parameters<typeof Price>[0]) => render(<Price {...price} />).container.textContent;

describe("a price", () => {
  it("is shown in both currencies, the chosen one first", () => {
    const inDollars = text({ usd: 69, rate: 16_000, currency: "USD", locale: "en", unit: "per month" });
    expect(inDollars).toMatch(/^\$69 per month≈ Rp.?1,104,000$/);
    const inRupiah = text({ usd: 69, rate: 16_000, currency: "IDR", locale: "en", unit: "per month" });
    expect(inRupiah).toMatch(/^Rp.?1,104,000 per month≈ \$69$/);
  });

  it("is in dollars while no rate is known, whatever was chosen", () => {
    expect(text({ usd: 0.5, currency: "IDR", locale: "en" })).toBe("$0.50");
  });

  it("can be shown in one currency, with a machine-readable amount", () => {
    const { container } = render(<Price usd={69} rate={16_000} currency="IDR" locale="zh" look="single" />);
    expect(container.textContent).not.toContain("≈");
    expect(container.querySelector("data")?.value).toBe("69");
  });
});
