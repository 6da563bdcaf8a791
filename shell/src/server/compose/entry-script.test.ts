import { runInNewContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { takePlace } from "./entry-script.ts";

/** What happens, in order, in a document that is shown or not. */
function order(visibilityState: "visible" | "hidden"): string[] {
  const happened: string[] = [];
  const later: (() => void)[] = [];
  const document = {
    visibilityState,
    getElementById: (id: string) => ({ content: `the content of ${id}` }),
    head: { append: (content: string) => happened.push(content) },
  };
  const requestAnimationFrame = (draw: () => void) =>
    later.push(() => {
      draw();
      happened.push("drawn");
    });
  runInNewContext(takePlace, { document, requestAnimationFrame, setTimeout: (run: () => void) => later.push(run) });
  happened.push("read");
  for (const run of later) run();
  return happened;
}

it("puts the shell's script into the document once a frame can be seen", () => {
  expect(order("visible")).toEqual(["read", "drawn", "drawn", "the content of entry"]);
});

it("does not wait in a tab in the background, where no frame comes", () => {
  expect(order("hidden")).toEqual(["the content of entry", "read"]);
});
