import { percentSchema } from "../model/percent.ts";
import { CliError } from "./cli-error.ts";
import { type Command, type CommandContext, textOption } from "./command.ts";
import {
  again,
  againHelp,
  againOption,
  change,
  previewHelp,
  previewOption,
  reasonHelp,
  reasonOption,
} from "./deploy.ts";
import { readMinutes } from "./read-minutes.ts";

export const canary: Command = {
  usage: "canary NAME VERSION --percent N | --steps N,N,… --each TIME",
  summary: "serve a release to N % of visitors",
  options: {
    ...reasonOption,
    ...againOption,
    ...previewOption,
    percent: { type: "string" },
    steps: { type: "string" },
    each: { type: "string" },
    with: { type: "string" },
  },
  help: [
    "--percent N     share of visitors, from 0 to 100, such as 5 or 0.1",
    "--steps N,N,…   shares applied one after another while the release stays healthy; at 100 it is promoted",
    "--each TIME     minimum time for each share, such as 10m or 2h",
    "--with NAME@V   release of another fragment for the same visitors; separate several with commas",
    reasonHelp,
    againHelp,
    previewHelp,
  ],
  args: { min: 2, max: 2 },
  run(context) {
    const wanted = { ...readShares(context), ...readWith(context), ...again(context) };
    return change(context, { action: "canary", version: context.args[1], ...wanted });
  },
};

/** The registry checks that the steps go up and are not too many. */
function readShares(context: CommandContext): { percent?: number; steps?: number[]; each?: number } {
  const [percent, steps, each] = ["percent", "steps", "each"].map((name) => textOption(context, name));
  const share = percent === undefined ? {} : { percent: readPercent("--percent", percent) };
  if (steps === undefined && each === undefined) {
    return { percent: readPercent("--percent", percent ?? "") };
  }
  const minutes = readMinutes(each ?? "");
  if (steps === undefined || minutes === undefined) {
    throw new CliError(
      "usage",
      "--steps and --each must be used together, and --each must be at most seven days.",
      "For example: --steps 1,5,25,100 --each 10m",
    );
  }
  return { ...share, steps: steps.split(",").map((one) => readPercent("--steps", one)), each: minutes };
}

function readPercent(option: string, text: string): number {
  const percent = percentSchema.safeParse(text.trim() === "" ? Number.NaN : Number(text));
  if (percent.success) return percent.data;
  throw new CliError(
    "usage",
    `${option} must be from 0 to 100, with at most three decimals.`,
    option === "--steps" ? "For example: --steps 1,5,25,100" : "For example: --percent 5, or 0.1",
  );
}

function readWith(context: CommandContext): { with?: { fragment: string; version: string }[] } {
  const named = textOption(context, "with")?.split(",");
  if (!named) return {};
  return {
    with: named.map((one) => {
      const [, fragment = "", version = ""] = /^(mf-[^@]+)@(.+)$/.exec(one.trim()) ?? [];
      if (version !== "") return { fragment, version };
      throw new CliError("usage", `--with takes NAME@VERSION, not ${one}.`, "For example: --with mf-account@1.4.0");
    }),
  };
}
