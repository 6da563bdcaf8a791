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
    "--percent N     share of visitors, 0 to 100; 0.1 is possible",
    "--steps N,N,…   one share after the other, automatically, while the release does well; at 100 it is promoted",
    "--each TIME     how long each share lasts at least, such as 10m or 2h",
    "--with NAME@V   the release of another fragment that goes to the same visitors; several with commas between",
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
      "--steps and --each go together, and --each is a time of at most seven days.",
      "For instance --steps 1,5,25,100 --each 10m",
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
    option === "--steps" ? "For instance --steps 1,5,25,100" : "For instance --percent 5, or 0.1",
  );
}

function readWith(context: CommandContext): { with?: { fragment: string; version: string }[] } {
  const named = textOption(context, "with")?.split(",");
  if (!named) return {};
  return {
    with: named.map((one) => {
      const [, fragment = "", version = ""] = /^(mf-[^@]+)@(.+)$/.exec(one.trim()) ?? [];
      if (version !== "") return { fragment, version };
      throw new CliError("usage", `--with takes NAME@VERSION, not ${one}.`, "For instance --with mf-account@1.4.0");
    }),
  };
}
