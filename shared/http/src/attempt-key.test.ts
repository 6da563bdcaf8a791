import { expect, it } from "@jest/globals";
import { createAttemptKey } from "./attempt-key.ts";

it("asks again for the same thing under the same key, for another under another", () => {
  const keyFor = createAttemptKey();
  const first = keyFor({ systemNum: 3 });
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keyFor({ systemNum: 3 })).toBe(first);
  expect(keyFor({ systemNum: 4 })).not.toBe(first);
});
