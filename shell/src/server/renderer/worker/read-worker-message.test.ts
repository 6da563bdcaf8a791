import { describe, expect, it } from "@jest/globals";
import { maxAnswerBytes } from "../protocol/messages.ts";
import { readWorkerMessage } from "./read-worker-message.ts";

const bytes = new TextEncoder().encode("<p>");

describe("a message from a worker", () => {
  it("is read as it was sent", () => {
    const done = { type: "done", id: 1, parts: { html: { main: bytes }, data: {} } };
    expect(readWorkerMessage(done)).toEqual(done);
  });

  it.each<[string, object]>([
    ["has an unknown type", { type: "trust me", id: 1 }],
    ["decides on a status that is a string", { type: "decided", id: 1, decision: { status: "200", chunks: [] } }],
    ["decides on a status outside of HTTP", { type: "decided", id: 1, decision: { status: 999, chunks: [] } }],
    [
      "decides on a title that is a number",
      { type: "decided", id: 1, decision: { status: 200, chunks: [], head: { title: 5 } } },
    ],
    ["has an unknown slot", { type: "done", id: 1, parts: { html: { nowhere: bytes }, data: {} } }],
    ["has a string as a part", { type: "done", id: 1, parts: { html: { main: "<p>" }, data: {} } }],
    [
      "has a part in shared memory",
      { type: "done", id: 1, parts: { html: { main: new Uint8Array(new SharedArrayBuffer(1)) }, data: {} } },
    ],
    [
      "has a part that is too large",
      { type: "done", id: 1, parts: { html: { main: new Uint8Array(maxAnswerBytes + 1) }, data: {} } },
    ],
    ["fails for an unknown reason", { type: "failed", id: 1, reason: "hungry", message: "" }],
  ])("F-139 is not used if it %s", (_, message) => {
    expect(readWorkerMessage(message)).toEqual({ type: "unreadable", id: 1, fault: expect.stringMatching(/./) });
  });

  it.each([null, "done", 1, {}])("F-139 belongs to no render when it is %j", (message) => {
    expect(readWorkerMessage(message)).toMatchObject({ type: "unreadable", id: undefined });
  });
});
