import { afterEach, expect, it, jest } from "@jest/globals";
import { type RendererChild, startRendererChild } from "./renderer-child.ts";

let child: RendererChild | undefined;
afterEach(() => {
  jest.useRealTimers();
  child?.kill();
});

it("kills a renderer that stands still, and none that nobody had the time to listen to", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const gone = Promise.withResolvers<string>();
  let heard = Promise.withResolvers<void>();
  child = startRendererChild({ onMessage: () => heard.resolve(), onGone: gone.resolve });
  const end = jest.fn<(why: string) => void>();
  void gone.promise.then(end);

  for (let round = 0; round < 3; round += 1) {
    await heard.promise;
    // What it says meanwhile is read afterwards.
    jest.advanceTimersByTime(10_000);
    heard = Promise.withResolvers();
  }
  await heard.promise;
  expect(end).not.toHaveBeenCalled();

  process.kill(child.pid ?? 0, "SIGSTOP");
  jest.advanceTimersByTime(15_000);
  expect(await gone.promise).toBe("exit SIGKILL");
});
