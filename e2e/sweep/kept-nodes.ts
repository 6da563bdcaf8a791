import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

export const keptNodes: Judge = {
  title: "keeps every server-rendered node",
  async judge({ served: { count, lost } }) {
    expect.soft(count).toBeGreaterThan(200);
    expect.soft(lost).toEqual([]);
  },
};
