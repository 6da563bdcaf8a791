import { describe, expect, it } from "@jest/globals";
import { parseThreadState, type ThreadState } from "./main-thread.ts";
import { Silence } from "./silence.ts";

/** What each look says, when the process's thread is in these states one after the other. */
function looks(states: readonly (ThreadState | undefined)[]): boolean[] {
  const left = [...states];
  const silence = new Silence(() => left.shift());
  return states.map(() => silence.look());
}

const at = (cpuMs: number, wantsToRun = true): ThreadState => ({ wantsToRun, cpuMs });

describe("a renderer process that says nothing", () => {
  it("F-130 is waited for while a busy machine does not let it run, and given up once it has used 5 s without a word", () => {
    expect(looks([at(700), at(900), at(1_100), at(2_000), at(5_690), at(5_700)])).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it("is given up when it is stopped, or sleeps, at the third look", () => {
    expect(looks([at(700, false), at(700, false), at(700, false)])).toEqual([false, false, true]);
  });

  it("is given up at the third look where the system tells nothing of it", () => {
    expect(looks([undefined, undefined, undefined])).toEqual([false, false, true]);
  });

  it("begins anew with every word", () => {
    const silence = new Silence(() => at(1, false));
    const seen = [silence.look(), silence.look()];
    silence.heard();
    expect([...seen, silence.look(), silence.look(), silence.look()]).toEqual([false, false, false, false, true]);
  });
});

it("reads what Linux says of a thread, whatever its program is called", () => {
  const rest = "1 1 1 0 -1 4194560 9 0 0 0 250 50 0 0 20 0 7 0 1 1 1";
  expect(parseThreadState(`42 (a) R (b) S ${rest}`)).toEqual({ wantsToRun: false, cpuMs: 3_000 });
  expect(parseThreadState(`42 (node) R ${rest}`)).toEqual({ wantsToRun: true, cpuMs: 3_000 });
});
