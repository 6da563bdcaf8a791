import type { FragmentManifest } from "@zhian/contracts/fragment";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import type { Slot } from "@zhian/contracts/slots";
import { integrityOf } from "@zhian/release/integrity-of";

export interface FragmentFixture {
  name: string;
  version?: string;
  slots?: Slot[];
  routes?: string[];
  renderBudgetMs?: number;
  opensOn?: FragmentManifest["opensOn"];
  /** Source of the server bundle (CommonJS). */
  server?: string;
  css?: string;
  /** Additional files, by path. */
  others?: Readonly<Record<string, string>>;
}

export interface FixtureRelease {
  manifest: FragmentManifest;
  files: Readonly<Record<string, string>>;
}

/** Renders the contents of its request, so that a test can see them. */
export const echoServer = `
const ask = (request) => Object.fromEntries(request.slots.map((slot) => [slot, "<p>" + VERSION + " " + slot + " " + request.url
  + " " + request.locale + " " + request.currency + " " + request.signedIn + "</p>"]));
exports.render = async (request, context) => {
  context.decide({ status: 200, chunks: ["page"], head: { title: "Title of " + request.url, description: "d", keywords: "k" } });
  return { html: ask(request), data: Object.fromEntries(request.slots.map((slot) => [slot, { url: request.url }])) };
};
exports.fallback = () => ({});
`;

/** Makes a minimal release, as the build would. */
export function makeFragment(fixture: FragmentFixture): FixtureRelease {
  const { name, version = "1.0.0", slots = ["main"], routes = ["/", "/products/*"], renderBudgetMs = 1000 } = fixture;
  const built = {
    "remoteEntry.1.js": `/* ${name} ${version} */`,
    "page.1.js": `/* page of ${name} ${version} */`,
    "page.1.css": fixture.css ?? `.${name}{color:red}`,
    "server/render.cjs": `const VERSION = ${JSON.stringify(`${name}@${version}`)};\n${fixture.server ?? echoServer}`,
    ...fixture.others,
  };
  const hashes = JSON.stringify(hashesOf(describeAll(built)));
  const files = { ...built, [hashesFile]: hashes };
  const fallback = Object.fromEntries(slots.map((slot) => [slot, `<p>${slot} temporarily unavailable</p>`]));
  const manifest: FragmentManifest = {
    schema: 1,
    name,
    version,
    slots,
    routes,
    publishes: [],
    hears: [],
    renderBudgetMs,
    ...(fixture.opensOn && { opensOn: fixture.opensOn }),
    browser: {
      global: name.replaceAll("-", "_"),
      entry: "remoteEntry.1.js",
      expose: "./app",
      initial: { js: [], css: [] },
      chunks: { page: { js: ["page.1.js"], css: ["page.1.css"] } },
    },
    server: { entry: "server/render.cjs" },
    fallback: { en: fallback, zh: fallback },
    shared: {},
    files: describeAll(files),
    source: { digest: "0" },
  };
  return { manifest, files };
}

function describeAll(files: Readonly<Record<string, string>>): FragmentManifest["files"] {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, describe(text)]));
}

function describe(text: string): { integrity: string; bytes: number } {
  const integrity = integrityOf(text);
  return { integrity, bytes: Buffer.byteLength(text) };
}
