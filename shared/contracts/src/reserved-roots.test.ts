import { describe, expect, it } from "@jest/globals";
import { isReservedPath } from "./reserved-roots.ts";

describe("platform paths", () => {
  it.each(["/_fragments/*", "/_shell", "/_site/*", "/_revision", "/.well-known/*", "/api/*", "/zh", "/robots.txt"])(
    "%s is reserved",
    (path) => {
      expect(isReservedPath(path)).toBe(true);
    },
  );

  it.each(["/", "/*", "/products/*", "/apis", "/zhongwen", "/products/_new", "/metrics-guide"])(
    "%s is open to fragments",
    (path) => {
      expect(isReservedPath(path)).toBe(false);
    },
  );
});
