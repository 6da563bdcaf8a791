import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import * as z from "zod";
import { pagePath, wantedPage } from "./programs.ts";
import { settingsPage } from "./settings-page.ts";

function rowsOf(variables: Record<string, z.ZodType>): string[] {
  const page = settingsPage([{ title: "Some", variables }], "/tree");
  return page.split("\n").filter((line) => line.startsWith("| `"));
}

describe("the settings page", () => {
  it("lists a setting's default, meaning and values", () => {
    expect(
      rowsOf({
        PORT: z.string().transform(Number).default(80).describe("Where it listens."),
        DIR: z.string().default("/tree/var/x").describe("State."),
        LEVEL: z.enum(["low", "high"]).default("low").describe("How much."),
        FLAG: z.enum(["true", "false"]).default("false").describe("Whether a | b."),
        LIST: z
          .string()
          .default("a,b")
          .transform((text) => text.split(","))
          .describe("Some."),
        KEY: z.string().optional().describe("A secret."),
      }),
    ).toEqual([
      "| `PORT` | `80` | Where it listens. |",
      "| `DIR` | `var/x` | State. |",
      "| `LEVEL` | `low` | How much. One of `low`, `high`. |",
      "| `FLAG` | `false` | Whether a \\| b. |",
      "| `LIST` | `a,b` | Some. |",
      "| `KEY` | – | A secret. |",
    ]);
  });

  it("requires a description of each setting", () => {
    expect(() => rowsOf({ PORT: z.string() })).toThrow("PORT has no description");
  });

  it("matches the schemas (if not, run `npm run settings`)", () => {
    expect(readFileSync(pagePath, "utf8")).toBe(wantedPage());
  });
});
