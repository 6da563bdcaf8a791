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
    // What it says meanwhile is read afterwards.
    jest.advanceTimersByTime(10_000);
    heard = Promise.withResolvers();
  }
  await heard.promise;
  expect(why).toBeUndefined();

  process.kill(child.pid ?? 0, "SIGSTOP");
  // Its threads stop one after the other, and until then one of them may still be seen running.
  while (why === undefined) {
    jest.advanceTimersByTime(5_000);
    await new Promise(setImmediate);
  }
  expect(why).toBe("exit SIGKILL");
});
