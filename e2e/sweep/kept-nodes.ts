import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

export const keptNodes: Judge = {
  title: "keeps every node that the server made",
  async judge({ served: { count, lost } }) {
    expect.soft(count).toBeGreaterThan(200);
    expect.soft(lost).toEqual([]);
  },
};
