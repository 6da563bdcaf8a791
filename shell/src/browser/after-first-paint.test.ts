import { expect, it, jest } from "@jest/globals";
import { afterFirstPaint } from "./after-first-paint.ts";

function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
}

it("waits for a frame, and for what the browser does after it", async () => {
  const order: string[] = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
    queueMicrotask(() => {
      draw(0);
      order.push("drawn");
    });
    return 1;
  });
  show("visible");
  await new Promise<void>((resolve) =>
    afterFirstPaint(() => {
      order.push("run");
      resolve();
    }),
  );
  expect(order).toEqual(["drawn", "run"]);
});

it("does not wait in a tab in the background, where no frame comes", () => {
  show("hidden");
  const run = jest.fn();
  afterFirstPaint(run);
  expect(run).toHaveBeenCalledTimes(1);
});
