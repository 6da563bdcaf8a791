import { describe, expect, it } from "@jest/globals";
import { markStatement, readRequestId, runWithRequestId } from "./request-id.ts";

function markedIn(id: string): Promise<string> {
  return new Promise((resolve) => {
    runWithRequestId(id, () => setTimeout(() => resolve(markStatement("select 1")), 1));
  });
}

describe("a request's id", () => {
  it("is the proxy's if that is valid, and otherwise our own", () => {
    expect(readRequestId("0123456789abcdef0123456789abcdef")).toBe("0123456789abcdef0123456789abcdef");
    for (const wrong of [undefined, "short", "x".repeat(65), "a b c d e f", ["12345678"]]) {
      expect(readRequestId(wrong)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("is in the statements of its own request, however late, and in no others", async () => {
    const marked = await Promise.all([markedIn("first-request"), markedIn("second-request")]);
    expect(marked).toEqual(["select 1 /* request=first-request */", "select 1 /* request=second-request */"]);
    expect(markStatement("select 1")).toBe("select 1");
  });

  it("never closes the comment that contains it", async () => {
    expect(await markedIn("x*/ drop table y; --")).toBe("select 1");
  });
});
