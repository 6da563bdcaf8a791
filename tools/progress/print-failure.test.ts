import { expect, it } from "@jest/globals";
import { CommandError, printFailure } from "./print-failure.ts";

it("prints a failure's own message if it is meant for people", () => {
  expect(printFailure(new CommandError("mf-products was not built:\nModule not found"))).toBe(
    "mf-products was not built:\nModule not found",
  );
});

it.each([
  new CommandError("mf-products was not built:\nENOSPC: no space left on device, write"),
  new CommandError("The api ended (code 1). The end of its log:\ncould not write to file: Disk quota exceeded"),
  new Error("tar failed", { cause: new Error("ENOSPC: no space left on device, write") }),
])("reports a full disk in one sentence, whatever failed", (failure) => {
  expect(printFailure(failure)).toMatch(/^The disk is full\. Free some space .* run the command again\.$/);
});
