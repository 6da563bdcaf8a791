import { afterEach, beforeEach, expect, jest } from "@jest/globals";

/** An unexpected warning fails the test: a test that expects one replaces the spy's implementation. */
beforeEach(() => {
  jest.spyOn(console, "error");
  jest.spyOn(console, "warn");
});

afterEach(() => {
  const unexpected = [...jest.mocked(console.error).mock.calls, ...jest.mocked(console.warn).mock.calls];
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
