import * as z from "zod";
import type { Command } from "./command.ts";

const linkSchema = z.object({ path: z.string(), minutes: z.number() });

export const ops: Command = {
  usage: "ops",
  summary: "a link that opens the operator's page, once",
  options: {},
  help: [],
  args: { min: 0, max: 0 },
  async run({ client }) {
    const { body } = await client.call("/v1/ops/links", linkSchema, { method: "POST" });
    const url = client.url + body.path;
    return {
      json: { url, minutes: body.minutes },
      text: `${url}\nIt opens the page once, within ${body.minutes} minutes.`,
    };
  },
};
