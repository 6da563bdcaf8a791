import { describe, expect, it } from "@jest/globals";
import { createLog } from "./log.ts";

function openLog(level = "info") {
  const lines: string[] = [];
  const log = createLog({ service: "api", level, stream: { write: (line: string) => void lines.push(line) } });
  return { log, lines, last: (): unknown => JSON.parse(lines.at(-1) ?? "") };
}

describe("a log line", () => {
  it("has service, time, level, event and message, and nothing about the machine", () => {
    const { log, last } = openLog();
    log.warn({ event: "tea.spilt", cups: 2 }, "tea was spilt");
    expect(last()).toEqual({
      level: "warn",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      service: "api",
      event: "tea.spilt",
      cups: 2,
      msg: "tea was spilt",
    });
  });

  it("has the request's id if written by a request's own logger", () => {
    const { log, last } = openLog();
    log.child({ requestId: "r-1" }).info({ event: "tea.made" }, "made");
    expect(last()).toMatchObject({ requestId: "r-1", service: "api", level: "info" });
  });

  it("contains an error's type, message and stack", () => {
    const { log, last } = openLog();
    log.error({ event: "tea.failed", err: new TypeError("no water") }, "no tea");
    expect(last()).toMatchObject({
      err: { type: "TypeError", message: "no water", stack: expect.stringContaining("log.test.ts") },
    });
  });

  it("redacts tokens and cookies, wherever they were passed in", () => {
    const { log, lines } = openLog();
    const headers = { authorization: "canary", cookie: "canary" };
    log.info({ event: "tea.made", ...headers, headers, req: { headers } }, "made");
    expect(lines.join("")).not.toContain("canary");
  });

  it("B-G-09 is a single line, whatever it contains", () => {
    const { log, lines, last } = openLog();
    log.info({ event: "tea.made", text: 'x\r\n{"level":"error"}\u2028\0' }, "a\nb");
    expect(lines).toHaveLength(1);
    expect(lines[0]?.indexOf("\n")).toBe((lines[0]?.length ?? 0) - 1);
    expect(last()).toMatchObject({ level: "info", msg: "a\nb" });
  });

  it("is not written if it is below the log level", () => {
    const { log, lines } = openLog("warn");
    log.info({ event: "tea.made" }, "made");
    expect(lines).toEqual([]);
  });
});
