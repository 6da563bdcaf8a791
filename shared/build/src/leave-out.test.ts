import { runInThisContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { neverCalled, withoutParts } from "./leave-out.ts";

const source = `class First {
  load(name) {
    return name;
  }
}
class Second {
  load(name, options = {
    silent: false
  }) {
    if (name) this.logger.warn("a name", name);
    this.logger.warn("always", {
      name
    });
    return [name, options];
  }
}
const read = text => {
  return text.trim();
};
return { First, Second, read };`;

function run(text: string) {
  // The text is this file's own.
  return runInThisContext(`(() => {${text}})()`) as {
    First: new () => { load(name: string): string };
    Second: new () => { load(name: string): [string, object] };
    read(text: string): string;
  };
}

describe("leaving out parts of a package", () => {
  it("puts another body in place of one function's, and leaves the others", () => {
    const { First, Second, read } = run(
      withoutParts(source, {
        bodies: { "First.load": "return 'none';", ...neverCalled("read") },
        calls: ["this.logger.warn"],
      }),
    );
    expect(new First().load("a")).toBe("none");
    expect(new Second().load("a")).toEqual(["a", { silent: false }]);
    expect(() => read("a")).toThrow("read is left out");
  });

  it("leaves out what stands between two texts, and puts what is given in its place", () => {
    const [left, put] = [
      ["const read", "};"],
      ["return { First", "};", "return { First, Second, read: () => 'put' };"],
    ] as const;
    expect(withoutParts(source, { spans: [left] })).toBe(source.replace(/const read[^]*?\};\n/, "\n"));
    expect(run(withoutParts(source, { spans: [left, put] })).read(" a ")).toBe("put");
  });

  it.each([
    ["not there", "};"],
    ["const read", "not there"],
  ] as const)("refuses a span from %p to %p", (...span) => {
    expect(() => withoutParts(source, { spans: [span] })).toThrow("not there");
  });

  it("keeps everything that is not named", () => {
    expect(withoutParts(source, { bodies: {} })).toBe(source);
  });

  it.each(["unknown", "First.read", "Third.load"])("refuses %p, which an upgrade may have taken away", (name) => {
    expect(() => withoutParts(source, { bodies: neverCalled(name) })).toThrow(name);
  });
});
