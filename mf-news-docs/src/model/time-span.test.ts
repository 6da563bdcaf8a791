import { describe, expect, it } from "@jest/globals";
import { formatSpan } from "./time-span.ts";

const work = { startsAt: "2026-11-26T16:30:00Z", endsAt: "2026-11-26T19:00:00Z" };

describe("a time span", () => {
  it("shows the date once if it stays the same", () => {
    expect(formatSpan(work, { locale: "en", timeZone: "Asia/Shanghai" })).toBe("27 Nov 2026 00:30–03:00");
    expect(formatSpan(work, { locale: "zh", timeZone: "Asia/Shanghai" })).toBe("2026年11月27日 00:30–03:00");
  });

  it("shows both dates if it spans midnight", () => {
    expect(formatSpan(work, { locale: "en", timeZone: "Asia/Jakarta" })).toBe("26 Nov 2026 23:30–27 Nov 2026 02:00");
  });

  it("has no end if none is known", () => {
    expect(formatSpan({ startsAt: work.startsAt }, { locale: "en", timeZone: "UTC" })).toBe("26 Nov 2026 16:30");
  });
});
