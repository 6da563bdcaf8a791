import { describe, expect, it } from "@jest/globals";
import { explainFailure } from "./explain-failure.mjs";

describe("explainFailure", () => {
  it.each([
    ["npm error code ENOSPC", "disk is full"],
    ["npm error network request failed: getaddrinfo ENOTFOUND", "cannot reach its registry"],
    ["npm error code EINTEGRITY", "does not match the lock file"],
    ["npm error code EACCES", "is not writable"],
    ["npm error code E404\nnpm error 404 Not Found - GET", "registry refused a package"],
    ["npm error code SELF_SIGNED_CERT_IN_CHAIN", "does not trust the certificate"],
    ["npm error code ECONNREFUSED\nnpm error network This is a problem related to network connectivity", "proxy"],
  ])("explains %s in one line, with a remedy", (output, part) => {
    const said = explainFailure(output);
    expect(said).toContain(part);
    expect(said.split("\n")).toHaveLength(1);
  });

  it("shows the end of an unknown failure's output", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    expect(explainFailure(lines.join("\n")).split("\n").at(-1)).toBe("line 39");
  });
});
