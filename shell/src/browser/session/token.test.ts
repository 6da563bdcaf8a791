import { afterEach, expect, it } from "@jest/globals";
import { dropNoToken, readToken } from "./token.ts";

function clear() {
  document.cookie = "accessToken=; path=/; max-age=0";
}
afterEach(clear);

it.each(["canary-token", "a%0d%0ab%zz.c", "eyJhbGciOi.J9+/=="])("reads %s exactly as it is in the cookie", (value) => {
  document.cookie = `accessToken=${value}; path=/`;
  dropNoToken();
  expect(readToken()).toBe(value);
});

it.each(["short", "漢字漢字漢字漢字", "with space in it", "a".repeat(4_097), "cr\u00adlf-token"])(
  "rejects %j as a token, and deletes it",
  (value) => {
    document.cookie = `accessToken=${value}; path=/`;
    expect(readToken()).toBe("");
    dropNoToken();
    expect(document.cookie).not.toContain("accessToken");
  },
);
