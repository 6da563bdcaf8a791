import { describe, expect, it } from "@jest/globals";
import { renamed } from "./rename-remote.ts";

describe("renamed", () => {
  it("renames a remote's container, its URLs, and whatever starts with either", () => {
    const text = `var mf_spare_xx={id:"mf_spare_xx:react"};self["chunk_mf_spare_xx"];"/assets/mf-spare-xx/mf-manifest.json"`;
    expect(renamed(text, "mf-spare-xx", "mf-spare-07")).toBe(
      `var mf_spare_07={id:"mf_spare_07:react"};self["chunk_mf_spare_07"];"/assets/mf-spare-07/mf-manifest.json"`,
    );
  });
});
