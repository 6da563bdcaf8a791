import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import { integrityOf } from "@zhian/release/integrity-of";
import { pack } from "tar-stream";

export interface ReleaseFixture {
  name: string;
  version?: string;
  /** Contents by path, in addition to the default ones or instead of them. */
  files?: Readonly<Record<string, string | Buffer>>;
  /** Changes the matching manifest, for instance into one that does not match. */
  manifest?: (manifest: FragmentManifest) => unknown;
}

/** A valid, tiny release of a fragment as a gzipped tar, modified by `fixture`. */
export async function makeReleaseTarball(fixture: ReleaseFixture): Promise<Buffer> {
  const { name, version = "1.0.0" } = fixture;
  const built: Record<string, string | Buffer> = {
    "remoteEntry.0001.js": `window.${globalOf(name)} = { get: () => {}, init: () => {} }; // ${version}\n`,
    "style.0001.css": ".page-0001a{color:inherit}\n",
    "server/render.cjs": "exports.render = async () => ({ html: {}, data: {} });\nexports.fallback = () => ({});\n",
    ...fixture.files,
  };
  const hashes = JSON.stringify(hashesOf(makeManifest(name, version, built).files));
  const files = { [hashesFile]: hashes, ...built };
  const manifest = makeManifest(name, version, files);
  const stated = fixture.manifest ? fixture.manifest(manifest) : manifest;
  return makeTarball([["fragment.json", JSON.stringify(stated)], ...Object.entries(files)]);
}

/** Packs entries in the order given, unchecked. */
export async function makeTarball(
  entries: readonly (readonly [path: string, content: string | Buffer])[],
): Promise<Buffer> {
  const tar = pack();
  for (const [path, content] of entries) tar.entry({ name: path, mtime: new Date(0) }, content);
  tar.finalize();
  const chunks: Buffer[] = [];
  // The stream is in its default, binary mode.
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}

/** The build's manifest for these files: one main route of the fragment's own. */
export function makeManifest(
  name: string,
  version: string,
  files: Readonly<Record<string, string | Buffer>>,
): FragmentManifest {
  return {
    schema: 1,
    name,
    slots: ["main"],
    routes: [`/${name.slice("mf-".length)}/*`],
    publishes: [],
    hears: [],
    renderBudgetMs: 500,
    version,
    browser: {
      global: globalOf(name),
      entry: "remoteEntry.0001.js",
      expose: "./app",
      initial: { js: [], css: ["style.0001.css"] },
      chunks: {},
    },
    server: { entry: "server/render.cjs" },
    fallback: { en: { main: "<p>temporarily unavailable</p>" }, zh: { main: "<p>暂时无法显示</p>" } },
    shared: { react: { version: "19.3.1", range: "^19.3.1" } },
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        {
          integrity: integrityOf(content),
          bytes: Buffer.byteLength(content),
        },
      ]),
    ),
    source: { digest: createHash("sha256").update(`${name}@${version}`).digest("hex") },
  };
}

function globalOf(name: string): string {
  return name.replaceAll("-", "_");
}
