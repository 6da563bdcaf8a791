import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { isLostFile } from "./chunk-reload.ts";
import { runEntry } from "./run-entry.ts";

const address = "http://localhost/_fragments/mf-products/1.0.0/remoteEntry.1.js";

/** The error of an entry after something happens to its script. */
async function failureAfter(happening: (script: HTMLScriptElement) => void): Promise<Error> {
  const running = runEntry({ address, integrity: "sha384-x", limitMs: 4000 });
  happening(scriptInPage());
  return running.then(
    () => Promise.reject(new Error("it ran")),
    (error: Error) => error,
  );
}

function scriptInPage(): HTMLScriptElement {
  const script = document.head.querySelector("script");
  if (!script) throw new Error("no script was added");
  return script;
}

/** Whether neither a script nor a timer is left. */
function isNothingLeft(): boolean {
  return document.head.querySelector("script") === null && jest.getTimerCount() === 0;
}

function throwIn(filename: string): void {
  window.dispatchEvent(new ErrorEvent("error", { filename, message: "x is not a function" }));
}

beforeEach(() => void jest.useFakeTimers());

afterEach(() => void jest.useRealTimers());

describe("a remote's entry", () => {
  it("is requested with its hash, and has run once its script is loaded", async () => {
    const running = runEntry({ address, integrity: "sha384-x", limitMs: 4000 });
    const script = scriptInPage();
    expect(script).toMatchObject({ src: address, integrity: "sha384-x", crossOrigin: "anonymous", async: true });
    // An error in another script is not this entry's.
    throwIn("http://localhost/_shell/shell.js");
    script.dispatchEvent(new Event("load"));
    await expect(running).resolves.toBeUndefined();
    expect(isNothingLeft()).toBe(true);
  });

  it("that fails to load, or does not match its hash, is a lost file", async () => {
    const error = await failureAfter((script) => script.dispatchEvent(new Event("error")));
    expect(error.message).toBe(`${address} could not be loaded`);
    expect(isLostFile(error)).toBe(true);
    expect(isNothingLeft()).toBe(true);
  });

  it("that has not loaded in time is a lost file", async () => {
    const error = await failureAfter(() => jest.advanceTimersByTime(4000));
    expect(error.message).toBe(`${address} took longer than 4000 ms`);
    expect(isLostFile(error)).toBe(true);
    expect(isNothingLeft()).toBe(true);
  });

  it("that throws is not lost: the same file would throw again", async () => {
    const error = await failureAfter((script) => {
      throwIn(address);
      script.dispatchEvent(new Event("load"));
    });
    expect(error).toMatchObject({ name: "ScriptExecutionError", message: `${address} threw: x is not a function` });
    expect(isLostFile(error)).toBe(false);
    expect(isNothingLeft()).toBe(true);
  });
});
