import { expect, it } from "@jest/globals";
import { isLoopback } from "./is-loopback.ts";

it.each([
  "http://localhost",
  "https://localhost:8443",
  "http://127.0.0.1:8080/path",
  "http://127.1.2.3",
  "http://[::1]:80",
])("treats %s as loopback", (url) => expect(isLoopback(url)).toBe(true));

it.each([
  "https://zhian.example",
  "https://127.0.0.1.example",
  "http://localhost.example",
  "http://[::2]",
  "http://0.0.0.0",
])("does not treat %s as loopback", (url) => expect(isLoopback(url)).toBe(false));
