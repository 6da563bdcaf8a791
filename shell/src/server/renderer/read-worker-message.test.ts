import { describe, expect, it } from "@jest/globals";
import { maxAnswerBytes } from "./messages.ts";
import { readWorkerMessage } from "./read-worker-message.ts";

const bytes = new TextEncoder().encode("<p>");

describe("what a worker says", () => {
  it("is read as it was sent", () => {
    const done = { type: "done", id: 1, parts: { html: { main: bytes }, data: {} } };
    expect(readWorkerMessage(done)).toEqual(done);
  });

  it.each<[string, object]>([
    ["has no type that we know", { type: "trust me", id: 1 }],
    ["decides on a text for a status", { type: "decided", id: 1, decision: { status: "200", chunks: [] } }],
    ["decides on a status that HTTP has not", { type: "decided", id: 1, decision: { status: 999, chunks: [] } }],
    [
      "decides on a number for a title",
      { type: "decided", id: 1, decision: { status: 200, chunks: [], head: { title: 5 } } },
    ],
    ["has a slot that is none", { type: "done", id: 1, parts: { html: { nowhere: bytes }, data: {} } }],
    ["has a text for a part", { type: "done", id: 1, parts: { html: { main: "<p>" }, data: {} } }],
    [
      "has a part in shared memory",
      { type: "done", id: 1, parts: { html: { main: new Uint8Array(new SharedArrayBuffer(1)) }, data: {} } },
    ],
    [
      "has too large a part",
      { type: "done", id: 1, parts: { html: { main: new Uint8Array(maxAnswerBytes + 1) }, data: {} } },
    ],
    ["fails for a reason of its own", { type: "failed", id: 1, reason: "hungry", message: "" }],
  ])("F-139 is not used where it %s", (_, message) => {
    expect(readWorkerMessage(message)).toEqual({ type: "unreadable", id: 1, fault: expect.stringMatching(/./) });
  });

  it.each([null, "done", 1, {}])("F-139 is of no render where it is %j", (message) => {
    expect(readWorkerMessage(message)).toMatchObject({ type: "unreadable", id: undefined });
  });
});
