import { describe, expect, it } from "@jest/globals";
import { WantedReleases } from "./wanted-releases.ts";

const [old, served, next, previewed] = ["mf-a@1.0.0+x", "mf-a@1.1.0+x", "mf-a@1.2.0+x", "mf-a@2.0.0+x"] as const;

describe("releases that stay loaded", () => {
  it("are those that are served, about to be served, or previewed", () => {
    const wanted = new WantedReleases();
    wanted.serve([served]);
    wanted.comes(next);
    wanted.preview([previewed]);
    expect([old, served, next, previewed].map((key) => wanted.has(key))).toEqual([false, true, true, true]);
    wanted.serve([next]);
    expect([old, served, next, previewed].map((key) => wanted.has(key))).toEqual([false, false, true, true]);
  });

  it("include one whose preview has ended, while a snapshot that serves it is on its way", () => {
    const wanted = new WantedReleases();
    wanted.preview([previewed]);
    wanted.comes(previewed);
    wanted.preview([]);
    expect(wanted.has(previewed)).toBe(true);
    wanted.serve([served]);
    expect(wanted.has(previewed)).toBe(false);
  });

  it("do not count as newer if they are only previewed", () => {
    const wanted = new WantedReleases();
    wanted.serve([old]);
    wanted.preview([previewed]);
    expect(wanted.hasNewer(served, [old, previewed])).toBe(false);
    wanted.serve([previewed]);
    expect(wanted.hasNewer(served, [previewed])).toBe(true);
  });
});
