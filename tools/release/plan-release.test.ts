import { describe, expect, it } from "@jest/globals";
import { valid } from "semver";
import { planRelease } from "./plan-release.ts";

const digest = "aaaaaaaabbbbbbbb";
const nothing = { build: null, publish: null, promote: null };

describe("planRelease", () => {
  it("releases the first version under package.json's version", () => {
    expect(planRelease({ digest, version: "0.1.0", published: [], built: null, served: null })).toEqual({
      build: "0.1.0",
      publish: "0.1.0",
      promote: "0.1.0",
    });
  });

  it("does nothing for published sources, so that a rollback survives a restart", () => {
    const published = [
      { version: "0.1.0", sourceDigest: "old" },
      { version: "0.1.1", sourceDigest: digest },
    ];
    expect(planRelease({ digest, version: "0.1.1", published, built: null, served: "0.1.0" })).toEqual(nothing);
  });

  it("serves an older release again if the sources were reverted to it", () => {
    const published = [
      { version: "0.1.0", sourceDigest: digest },
      { version: "0.1.0-local-cccccccc", sourceDigest: "cccccccc" },
    ];
    const served = "0.1.0-local-cccccccc";
    expect(planRelease({ digest, version: "0.1.0", published, built: null, served })).toEqual({
      ...nothing,
      promote: "0.1.0",
    });
  });

  it("promotes a published release if the environment serves none", () => {
    const published = [{ version: "0.1.0", sourceDigest: digest }];
    expect(planRelease({ digest, version: "0.1.0", published, built: null, served: null })).toEqual({
      ...nothing,
      promote: "0.1.0",
    });
  });

  it("gives changed sources another version if package.json's is published", () => {
    const published = [{ version: "0.1.0", sourceDigest: "old" }];
    expect(planRelease({ digest, version: "0.1.0", published, built: null, served: "0.1.0" }).build).toBe(
      "0.1.0-local-aaaaaaaa",
    );
  });

  it("gives them a semantic version whatever their digest", () => {
    const published = [{ version: "0.1.0", sourceDigest: "old" }];
    const plan = planRelease({ digest: "02420373bbbbbbbb", version: "0.1.0", published, built: null, served: "0.1.0" });
    expect(valid(plan.build)).toBe("0.1.0-local-02420373");
  });

  it("publishes an existing build without building again", () => {
    const built = { version: "0.2.0", digest };
    expect(planRelease({ digest, version: "0.2.0", published: [], built, served: "0.1.0" })).toEqual({
      build: null,
      publish: "0.2.0",
      promote: "0.2.0",
    });
  });

  it("releases a deleted version's sources under another version", () => {
    const published = [
      { version: "0.1.0", sourceDigest: digest, isDeleted: true },
      { version: "0.2.0", sourceDigest: "other" },
    ];
    expect(planRelease({ digest, version: "0.1.0", published, built: null, served: "0.2.0" }).build).toBe(
      "0.1.0-local-aaaaaaaa",
    );
  });

  it("builds again if the build has a version published with other sources", () => {
    const published = [{ version: "0.1.0", sourceDigest: "old" }];
    const built = { version: "0.1.0", digest };
    expect(planRelease({ digest, version: "0.1.0", published, built, served: "0.1.0" }).build).toBe(
      "0.1.0-local-aaaaaaaa",
    );
  });
});
