import { afterEach, expect, it, jest } from "@jest/globals";
import { type RendererChild, startRendererChild } from "./renderer-child.ts";

let child: RendererChild | undefined;
afterEach(() => {
  jest.useRealTimers();
  child?.kill();
});

it("kills a hanging renderer, and none whose messages could not be read in time", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const gone = Promise.withResolvers<string>();
  let heard = Promise.withResolvers<void>();
  child = startRendererChild({ onMessage: () => heard.resolve(), onGone: gone.resolve });
  let why: string | undefined;
  void gone.promise.then((reason) => {
    why = reason;
  });

  for (let round = 0; round < 3; round += 1) {
    await heard.promise;
    // Messages that it sends meanwhile are read afterwards.
    jest.advanceTimersByTime(10_000);
    heard = Promise.withResolvers();
  }
  await heard.promise;
  expect(why).toBeUndefined();

  process.kill(child.pid ?? 0, "SIGSTOP");
  // Its threads stop one after another, so one of them may still be seen running at first.
  while (why === undefined) {
    jest.advanceTimersByTime(5_000);
    await new Promise(setImmediate);
  }
  expect(why).toBe("exit SIGKILL");
});
