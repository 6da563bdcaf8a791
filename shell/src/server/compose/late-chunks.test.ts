import { expect, it } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { RenderDecision } from "@zhian/contracts/render";
import type { ShellAssets } from "../assets.ts";
import { type Release, releaseKey, toPageFragment } from "../releases/release.ts";
import type { RenderOutcome } from "../renderer/pending-renders.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { composePage } from "./compose-page.ts";
import type { PagePlan } from "./page-plan.ts";
import type { Part } from "./parts.ts";

function releaseOf(name: string, slots: readonly ("header" | "main")[]): Release {
  const { manifest } = makeFragment({ name, slots: [...slots] });
  const styles = new Map([["page.1.css", Buffer.from(`.${name}{color:red}`)]]);
  return { key: releaseKey(manifest), manifest, page: toPageFragment(manifest), styles, isRunnable: true };
}

function textOf(parts: readonly Part[]): string {
  return parts
    .filter((part) => typeof part !== "number")
    .map((part) => (typeof part === "string" ? part : Buffer.from(part).toString()))
    .join("");
}

function filesAskedFor(html: string): (string | undefined)[] {
  return [...html.matchAll(/(?:as="script" href|data-href)="\/_fragments\/([^"]+)"/g)].map(([, path]) => path);
}

it("a fragment's chunks are preloaded once: in the head, or after it if named too late", async () => {
  const [header, main] = [releaseOf("mf-header", ["header"]), releaseOf("mf-main", ["main"])];
  const late = Promise.withResolvers<RenderDecision>();
  const decision = { status: 200, chunks: ["page"] };
  const done: RenderOutcome = { outcome: "rendered", parts: { html: {}, data: {} }, ms: 1 };
  const renderer = {
    render: ({ name }: FragmentManifest) =>
      name === "mf-main"
        ? { decided: Promise.resolve(decision), done: Promise.resolve(done) }
        : { decided: late.promise, done: late.promise.then(() => done) },
  };
  // Only the fields that are read if every fragment renders.
  const plan = {
    live: { snapshot: { environment: "test" }, revision: 1 },
    catalogue: { file: "" },
    earlier: new Map(),
    owners: new Map([
      ["header", header],
      ["main", main],
    ]),
    address: { plain: "/", pathname: "/", search: "" },
    locale: "en",
    currency: "USD",
  } as unknown as PagePlan;
  const assets = {
    entry: { path: "main.js", integrity: "" },
    styles: [],
    fonts: [],
    shared: {},
  } as unknown as ShellAssets;
  const config = { origin: "http://site.test", apiBase: "/api", consoleUrl: "/console" };

  const { opening, ending } = composePage(plan, { renderer, assets, config });
  const opened = await opening;
  late.resolve(decision);
  const ended = await ending;

  const [head, body] = [opened.kind === "page" ? textOf(opened.parts) : "", textOf(ended.parts)];
  const of = (name: string, ...files: string[]) => files.map((file) => `${name}/1.0.0/${file}`);
  expect(filesAskedFor(head)).toEqual([
    ...of("mf-header", "remoteEntry.1.js"),
    ...of("mf-main", "remoteEntry.1.js", "page.1.js", "page.1.css"),
  ]);
  expect(filesAskedFor(body)).toEqual(of("mf-header", "page.1.css", "page.1.js"));
});
