import { describe, expect, it } from "@jest/globals";
import { WorkerLife } from "./worker-life.ts";

type Event = Parameters<WorkerLife["on"]>[0];
type State = Parameters<WorkerLife["is"]>[0];

function after(...events: Event[]): WorkerLife {
  const life = new WorkerLife();
  for (const event of events) life.on(event);
  return life;
}

const warm: Event[] = ["start", "warmed"];

describe("the thread", () => {
  it.each<[State, Event[]]>([
    ["missing", []],
    ["starting", ["start"]],
    ["missing", ["start", "ended"]],
    ["warm", warm],
    ["starting", [...warm, "start"]],
    ["missing", [...warm, "ended"]],
    ["starting", [...warm, "ended", "start"]],
    ["resting", [...warm, "rest"]],
    // Resting ends the thread on purpose.
    ["resting", [...warm, "rest", "ended"]],
    ["starting", [...warm, "rest", "ended", "start"]],
    // Only a warm thread can rest.
    ["starting", ["start", "rest"]],
    ["missing", ["warmed"]],
  ])("is %s after %j", (state, events) => {
    expect(after(...events).is(state)).toBe(true);
  });
});

describe("the duty", () => {
  it.each<[State, Event[]]>([
    ["serving", []],
    ["standby", ["stand-by"]],
    ["serving", ["stand-by", "serve"]],
    ["retired", ["retire"]],
    ["retired", ["stand-by", "retire"]],
    ["retired", ["retire", "serve"]],
    ["retired", ["retire", "stand-by"]],
  ])("is %s after %j", (state, events) => {
    expect(after(...events).is(state)).toBe(true);
  });

  it("does not change with the thread", () => {
    expect(after("stand-by", ...warm, "ended").is("standby")).toBe(true);
  });
});

it.each<[boolean, Event[]]>([
  [false, ["start"]],
  [true, warm],
  [true, [...warm, "stand-by"]],
  [false, [...warm, "retire"]],
  [false, [...warm, "rest"]],
])("isReady() is %s after %j", (isReady, events) => {
  expect(after(...events).isReady()).toBe(isReady);
});

it.each<[boolean, Event[]]>([
  [true, [...warm, "ended"]],
  [true, ["start", "ended"]],
  [false, [...warm, "stand-by", "ended"]],
  [false, [...warm, "retire", "ended"]],
  [false, [...warm, "rest", "ended"]],
  [false, [...warm, "ended", "start"]],
])("wantsWorker() is %s after %j", (wantsWorker, events) => {
  expect(after(...events).wantsWorker()).toBe(wantsWorker);
});
