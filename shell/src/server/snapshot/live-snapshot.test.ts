import { describe, expect, it } from "@jest/globals";
import { makeRelease } from "../testing/make-release.ts";
import { chooseReleases, type LiveDeployment, type LiveSnapshot } from "./live-snapshot.ts";

const dates = { issuedAt: "2026-01-01T00:00:00Z", expiresAt: "2027-01-01T00:00:00Z" };
const visitors = Array.from({ length: 40_000 }, (_, index) => `visitor-${index}`);

function onCanary(name: string, percent: number, key?: string): LiveDeployment {
  const canary = { release: makeRelease(name, "2.0.0"), percent, ...(key !== undefined && { key }) };
  return { name, stable: makeRelease(name, "1.0.0"), canary };
}

/** Returns the visitors who get the canary of all these deployments. */
function insiders(...deployments: LiveDeployment[]): string[] {
  const live: LiveSnapshot = {
    snapshot: { schema: 1, environment: "test", revision: 1, head: "", ...dates, fragments: {} },
    revision: 1,
    deployments,
    hasCanary: true,
  };
  return visitors.filter((visitor) =>
    chooseReleases(live, visitor).releases.every(({ manifest }) => manifest.version === "2.0.0"),
  );
}

const shareOf = (names: readonly string[]) => (names.length / visitors.length) * 100;

describe("F-229 a canary goes to its share of visitors", () => {
  // Four standard deviations for this number of visitors; for a million of them, see `npm run bench -- --only judge`.
  it.each([0.1, 1, 5, 10, 25, 50, 90])("%s %%", (percent) => {
    const allowed = 4 * Math.sqrt((percent * (100 - percent)) / visitors.length);
    expect(Math.abs(shareOf(insiders(onCanary("mf-a", percent))) - percent)).toBeLessThan(allowed);
  });

  it("none of them at 0 %, all of them at 100 %", () => {
    expect(insiders(onCanary("mf-a", 0))).toEqual([]);
    expect(insiders(onCanary("mf-a", 100))).toEqual(visitors);
  });

  it("two canaries of 10 % share one visitor in a hundred", () => {
    const both = shareOf(insiders(onCanary("mf-a", 10), onCanary("mf-b", 10)));
    expect(Math.abs(both - 1)).toBeLessThan(4 * Math.sqrt(99 / visitors.length));
  });

  it("visitors who are in stay in while the share grows", () => {
    const shares = [0.1, 1, 5, 25, 100].map((percent) => new Set(insiders(onCanary("mf-a", percent))));
    for (const [index, share] of shares.slice(1).entries()) {
      const before = shares[index] ?? new Set();
      expect(share.size).toBeGreaterThan(before.size);
      expect([...before].every((visitor) => share.has(visitor))).toBe(true);
    }
  });

  it("fragments with one key go to the very same visitors", () => {
    const together = insiders(onCanary("mf-a", 10), onCanary("mf-b", 10, "mf-a"));
    expect(together).toEqual(insiders(onCanary("mf-a", 10)));
  });
});
