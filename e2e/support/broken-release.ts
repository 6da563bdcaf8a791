import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FragmentManifest, fragmentManifestSchema } from "@zhian/contracts/fragment";
import { hashRelease } from "@zhian/release/hash-files";
import { emptyFolder, type OwnSite, readServed } from "./own-site.ts";
import { root, site } from "./site.ts";

/** By path: code that runs before the server renders that page, with its `request`. */
export type Faults = Record<string, string>;

type Change = (dist: string, manifest: FragmentManifest) => Promise<void>;

/** Makes a release of a built fragment, under another version, whose server fails on some paths. Returns a folder to publish. */
export function makeBroken(name: string, version: string, faults: Faults): Promise<string> {
  return remake(name, version, breakRender(faults));
}

/** The same for a release that misbehaves in the browser, as defined by a fixture. */
export function makeMisbehaving(
  name: string,
  version: string,
  fixture: "misbehaving" | "throwing" = "misbehaving",
): Promise<string> {
  return remake(name, version, misbehaveAs(fixture));
}

/** The same for a release that can be slowed down in the browser, and runs code before some renders. */
export function makeSlowing(name: string, version: string, faults: Faults): Promise<string> {
  return remake(name, version, async (dist, manifest) => {
    await breakRender(faults)(dist, manifest);
    await misbehaveAs("slowing")(dist, manifest);
  });
}

/** Makes a release that records in the page, under its fragment's name in `globalThis.__ran`, that its code was the last to run. */
export function makeMarked(name: string, version: string): Promise<string> {
  return remake(name, version, (dist, { browser }) =>
    append(join(dist, browser.entry), `;(globalThis.__ran ??= {})["${name}"] = "${version}";`),
  );
}

/** The same, with more space above and below each section of its pages, so that all their content moves. */
export function makeTaller(name: string, version: string): Promise<string> {
  return remake(name, version, (dist, { browser }) =>
    append(
      join(dist, browser.entry),
      `;(globalThis.__ran ??= {})["${name}"] = "${version}"; document.documentElement.style.setProperty("--section-pad", "13rem");`,
    ),
  );
}

/** Copies a build under another version, and applies `change` to its files. */
export async function remake(name: string, version: string, change?: Change): Promise<string> {
  const folder = join(site.dataDir("own"), version, name);
  const dist = join(folder, "dist");
  await emptyFolder(folder);
  await cp(join(root, name, "dist"), dist, { recursive: true });
  await cp(join(root, name, "package.json"), join(folder, "package.json"));
  const manifest = fragmentManifestSchema.parse(JSON.parse(await readFile(join(dist, "fragment.json"), "utf8")));
  await moveTo(dist, manifest, version);
  await change?.(dist, manifest);
  await rm(join(dist, "fragment.json"));
  const files = await hashRelease(dist);
  await writeFile(join(dist, "fragment.json"), JSON.stringify({ ...manifest, version, files }));
  return folder;
}

/**
 * Makes an environment serve a release without any fallback: earlier ones are rolled back. For tests of a fragment's failure
 * itself.
 */
export async function serveAlone({ environment, change }: OwnSite, name: string, version: string): Promise<void> {
  const before = (await readServed(environment))[name] ?? "";
  await change("promote", name, version, "--no-watch");
  await change("promote", name, before, "--no-watch");
  await change("rollback", name);
}

function breakRender(faults: Faults): Change {
  return (dist, { server }) => append(join(dist, server.entry), wrapRender(faults));
}

function misbehaveAs(fixture: "misbehaving" | "throwing" | "slowing"): Change {
  return async (dist, { browser: { global, entry } }) => {
    const parts = ["wrap-app", fixture].map((name) => readFile(join(root, `e2e/fixtures/${name}.js`), "utf8"));
    // Both are put in one block of a script, which cannot import.
    const code = (await Promise.all(parts)).join("\n").replaceAll(/^import .*$|^export (?=function)/gm, "");
    await append(join(dist, entry), `;{${code}\n${global} = misbehave(${global});}`);
  };
}

async function append(file: string, code: string): Promise<void> {
  await writeFile(file, (await readFile(file, "utf8")) + code);
}

/** Its files contain the address that they are served from. */
async function moveTo(dist: string, { name, version: from }: FragmentManifest, to: string): Promise<void> {
  for (const path of await list(dist)) {
    if (!/\.(js|css|json)$/.test(path)) continue;
    const text = await readFile(join(dist, path), "utf8");
    await writeFile(join(dist, path), text.replaceAll(`/_fragments/${name}/${from}/`, `/_fragments/${name}/${to}/`));
  }
}

function wrapRender(faults: Faults): string {
  const ways = Object.entries(faults).map(([path, code]) => `${JSON.stringify(path)}: async (request) => { ${code} }`);
  return `
{
  const ways = { ${ways.join(", ")} };
  const { render, fallback } = module.exports;
  module.exports = {
    fallback,
    render: async (request, context) => {
      const way = ways[new URL(request.url, "http://x").pathname];
      if (way) await way(request);
      return render(request, context);
    },
  };
}`;
}

async function list(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .map((path) => path.replaceAll("\\", "/"));
}
