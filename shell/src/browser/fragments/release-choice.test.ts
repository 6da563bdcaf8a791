import { expect, it } from "@jest/globals";
import type { PageFragment } from "@zhian/contracts/page";
import { createReleaseChoice } from "./release-choice.ts";

// Only what is read from a release.
const release = (version: string) => ({ name: "mf-a", version }) as PageFragment;

it("F-240 runs the release that was requested last, and none that was withdrawn again", () => {
  const choice = createReleaseChoice([release("1")]);
  choice.want(release("2"));
  choice.want(release("3"));
  expect(choice.releaseOf("mf-a")?.version).toBe("1");
  expect(choice.take("mf-a")).toEqual({ before: release("1"), next: release("3") });
  expect(choice.releaseOf("mf-a")?.version).toBe("3");
  choice.want(release("4"));
  choice.wantNone("mf-a");
  expect(choice.take("mf-a")).toBeUndefined();
});

it("F-236 does not take a release again that has failed in this document", () => {
  const choice = createReleaseChoice([release("2")]);
  choice.distrust(release("2"));
  expect(choice.want(release("1"))).toBe(true);
  choice.take("mf-a");
  expect(choice.want(release("2"))).toBe(false);
  expect(choice.take("mf-a")).toBeUndefined();
});

it("F-242 remembers which releases have run, whichever is current", () => {
  const choice = createReleaseChoice([release("1")]);
  choice.noteRun(release("1"));
  choice.want(release("2"));
  choice.take("mf-a");
  expect([choice.hasRun("mf-a@1"), choice.hasRun("mf-a@2")]).toEqual([true, false]);
});
