import { expect, it } from "@jest/globals";
import { maskUrl } from "./mask-url.ts";

it.each([
  ["https://user:canary@store.example/releases?key=canary", "https://***@store.example/releases"],
  ["postgres://user@db.internal:5432/api", "postgres://***@db.internal:5432/api"],
  ["rediss://:canary@cache.internal:6379", "rediss://***@cache.internal:6379"],
  ["https://store.example/#canary", "https://store.example"],
  ["http://[::1]:8081", "http://[::1]:8081"],
])("%s is printed as %s", (url, printed) => {
  expect(maskUrl(url)).toBe(printed);
});
