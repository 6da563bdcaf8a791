import { expect, it } from "@jest/globals";
import { isAddress, namedTwin } from "./passkey-host.ts";

it("distinguishes an IP address from a host name", () => {
  expect(["127.0.0.1", "[::1]", "192.168.0.7"].map(isAddress)).toEqual([true, true, true]);
  expect(["localhost", "zhiancloud.example", "1.example"].map(isAddress)).toEqual([false, false, false]);
});

it("replaces a loopback address with localhost, but no other address", () => {
  expect(namedTwin("http://127.0.0.1:8080/zh/console/login?target=%2F")).toBe(
    "http://localhost:8080/zh/console/login?target=%2F",
  );
  expect(namedTwin("http://192.168.0.7:8080/console/login")).toBeUndefined();
});
