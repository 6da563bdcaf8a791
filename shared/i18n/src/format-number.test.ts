import { expect, it } from "@jest/globals";
import { formatNumber } from "./format-number.ts";

it("keeps each language and form apart", () => {
  const percent = { style: "percent", minimumFractionDigits: 2 } as const;
  const yuan = { style: "currency", currency: "CNY" } as const;
  for (let time = 0; time < 2; time += 1) {
    expect(formatNumber(1234.5, "en")).toBe("1,234.5");
    expect(formatNumber(0.9995, "en", percent)).toBe("99.95%");
    expect(formatNumber(0.9995, "zh", percent)).toBe("99.95%");
    expect(formatNumber(5, "en", yuan)).toBe("CN¥5.00");
    expect(formatNumber(5, "zh", yuan)).toBe("¥5.00");
  }
});
