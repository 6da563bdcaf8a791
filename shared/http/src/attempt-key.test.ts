import { expect, it } from "@jest/globals";
import { createAttemptKey } from "./attempt-key.ts";

it("reuses the key for the same request, and creates another for a different one", () => {
  const keyFor = createAttemptKey();
  const first = keyFor({ systemNum: 3 });
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keyFor({ systemNum: 3 })).toBe(first);
  expect(keyFor({ systemNum: 4 })).not.toBe(first);
});
