import * as z from "zod";
import { CliError, isCliError } from "./cli-error.ts";
import type { Command } from "./command.ts";
import type { RegistryClient } from "./registry-client.ts";

const linkSchema = z.object({ path: z.string(), minutes: z.number() });

export const ops: Command = {
  usage: "ops",
  summary: "create a one-time link to the operator's page",
  options: {},
  help: [],
  args: { min: 0, max: 0 },
  async run({ client }) {
    const { body } = await askForLink(client);
    const url = client.url + body.path;
    return {
      json: { url, minutes: body.minutes },
      text: `${url}\nThe link works once, within ${body.minutes} minutes.`,
    };
  },
};

async function askForLink(client: RegistryClient) {
  try {
    return await client.call("/v1/ops/links", linkSchema, { method: "POST" });
  } catch (error) {
    if (!isCliError(error) || error.code !== "unknown-address") throw error;
    throw new CliError("failed", "This registry has no operator's page.", "Start it with REGISTRY_OPS=true.");
  }
}
