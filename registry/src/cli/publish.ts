import { receiptSchema } from "../model/releases.ts";
import { buildFragment } from "./build-fragment.ts";
import type { Command } from "./command.ts";
import { findFragment, findRelease } from "./find-release.ts";
import { root } from "./own-program.ts";
import { packRelease } from "./pack-release.ts";
import { toKilobytes } from "./table.ts";

export const publish: Command = {
  usage: "publish [DIR]",
  summary: "upload the release in DIR/dist without serving it yet",
  options: { build: { type: "boolean" }, "as-built": { type: "boolean" } },
  help: [
    "--build      build the fragment first",
    "--as-built   do not check that dist is as new as src and package.json",
  ],
  args: { min: 0, max: 1 },
  async run({ args, options, client, cwd }) {
    const folder = findFragment(cwd, args[0] ?? ".", root);
    if (options["build"]) buildFragment(folder);
    const { name, dist } = await findRelease(folder, { isAsBuilt: Boolean(options["as-built"]) });
    const { status, body } = await client.call(`/v1/fragments/${name}/releases`, receiptSchema, {
      method: "POST",
      headers: { "content-type": "application/gzip" },
      body: await packRelease(dist),
    });
    const what = status === 201 ? "published" : "was already published with the same bytes";
    const size = `${body.files} files, ${toKilobytes(body.bytes)}, ${toKilobytes(body.brotliBytes)} compressed for browsers`;
    return {
      json: { ...body, created: status === 201 },
      text: `${name} ${body.version} ${what} (${size})\nServe it: npx fragments promote ${name} ${body.version} --reason "…"`,
    };
  },
};
