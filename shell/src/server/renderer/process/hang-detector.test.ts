import { describe, expect, it } from "@jest/globals";
import { HangDetector } from "./hang-detector.ts";
import { type ProcessState, parseThreadState, readProcess } from "./process-state.ts";

/** The result of each check while the process passes through these states. */
function looks(states: readonly (ProcessState | undefined)[]): boolean[] {
  const left = [...states];
  const silence = new HangDetector(() => left.shift());
  return states.map(() => silence.look());
}

const at = (mainCpuMs: number, wantsToRun = true, others = 0): ProcessState => ({
  wantsToRun,
  mainCpuMs,
  cpuMs: mainCpuMs + others,
});

describe("a silent renderer process", () => {
  it("F-130 is waited for while a busy machine starves it, and given up on after 5 s of CPU time in silence", () => {
    expect(looks([at(700), at(900), at(1_100), at(2_000), at(5_690), at(5_700)])).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it("F-130 is ended if its main thread waits forever while its other threads use 20 s of CPU time", () => {
    const states = [at(700, true, 100), at(700, true, 9_000), at(700, true, 20_090), at(700, true, 20_100)];
    expect(looks(states)).toEqual([false, false, false, true]);
  });

  it("is given up on at the third check if it is stopped or sleeps", () => {
    expect(looks([at(700, false), at(700, false), at(700, false)])).toEqual([false, false, true]);
  });

  it("is given up on at the third check if the system does not report its state", () => {
    expect(looks([undefined, undefined, undefined])).toEqual([false, false, true]);
  });

  it("is timed anew after every message", () => {
    const silence = new HangDetector(() => at(1, false));
    const seen = [silence.look(), silence.look()];
    silence.heard();
    expect([...seen, silence.look(), silence.look(), silence.look()]).toEqual([false, false, false, false, true]);
  });
});

it("parses a thread's state on Linux, whatever the program's name", () => {
  const rest = "1 1 1 0 -1 4194560 9 0 0 0 250 50 0 0 20 0 7 0 1 1 1";
  expect(parseThreadState(`42 (a) R (b) S ${rest}`)).toEqual({ wantsToRun: false, cpuMs: 3_000 });
  expect(parseThreadState(`42 (node) R ${rest}`)).toEqual({ wantsToRun: true, cpuMs: 3_000 });
});

it("reads the state of a process, and nothing if there is no such process", () => {
  const isOnLinux = process.platform === "linux";
  expect(readProcess(process.pid)?.wantsToRun).toBe(isOnLinux ? true : undefined);
  expect(readProcess(2 ** 30)).toBeUndefined();
});
