import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";

interface Hook {
  inject(renderer: object): number;
  renderers: Map<number, object>;
  getFiberRoots(renderer: number): Set<object>;
  onCommitFiberRoot(renderer: number, root: object): void;
}

const entry = "https://site.test/_fragments/mf-a/1.0.0/remoteEntry.1.js";
const manifest = {
  id: "mf_a",
  name: "mf_a",
  metaData: {
    name: "mf_a",
    type: "app",
    buildInfo: { buildVersion: "1.0.0", buildName: "mf-a" },
    remoteEntry: { name: "remoteEntry.1.js", path: "", type: "global" },
    types: { path: "", name: "", zip: "", api: "" },
    globalName: "mf_a",
    pluginVersion: "2.9.2",
    publicPath: "/_fragments/mf-a/1.0.0/",
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: "mf_a:app",
      name: "app",
      path: "./app",
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};
const names = ["__SINGLE_SPA_DEVTOOLS__", "__REACT_DEVTOOLS_GLOBAL_HOOK__", "__FEDERATION__"];

beforeEach(() => void jest.resetModules());
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(globalThis, name);
});

it("installs the hooks that single-spa and React look for, but does not replace an extension's", async () => {
  const extension = {};
  Reflect.set(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__", extension);
  await import("./inspectors.ts");
  expect(globalThis.__SINGLE_SPA_DEVTOOLS__).toEqual({});
  expect(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(extension);
});

it("tracks each React renderer and its mounted roots", async () => {
  await import("./inspectors.ts");
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ as Hook;
  const renderer = { version: "19.3.1" };
  const id = hook.inject(renderer);
  const root = { current: { memoizedState: { element: {} as object | null } } };
  hook.onCommitFiberRoot(id, root);
  expect([...hook.renderers.values(), ...hook.getFiberRoots(id)]).toEqual([renderer, root]);
  root.current.memoizedState.element = null;
  hook.onCommitFiberRoot(id, root);
  expect(hook.getFiberRoots(id).size).toBe(0);
});

it("describes each remote from its manifest once, and skips one whose manifest is lost", async () => {
  const asked: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (url) => {
    const { href } = url as URL;
    asked.push(href);
    if (href.includes("mf-lost")) throw new TypeError("Failed to fetch");
    return { json: async () => structuredClone(manifest) } as Response;
  });
  const lost = entry.replace("mf-a", "mf-lost");
  const remotes = [
    { name: "mf_a", entry },
    { name: "mf_lost", entry: lost },
  ];
  const moduleInfo: Record<string, Record<string, unknown>> = {};
  const federation = { __INSTANCES__: [{ name: "shell", options: { remotes } }], moduleInfo };
  Reflect.set(globalThis, "__FEDERATION__", federation);
  await import("./inspectors.ts");
  const { describeRemotes } = await import("./describe-remotes.ts");
  window.dispatchEvent(new Event("single-spa:app-change"));
  await describeRemotes(federation as never);
  await describeRemotes(federation as never);

  expect(moduleInfo["shell"]).toMatchObject({
    remotesInfo: { mf_a: { matchedVersion: entry }, mf_lost: { matchedVersion: lost } },
  });
  expect(moduleInfo[`mf_a:${entry}`]).toMatchObject({ globalName: "mf_a", modules: [{ moduleName: "app" }] });
  expect(moduleInfo[`mf_lost:${lost}`]).toBeUndefined();
  expect(asked).toContain(new URL("mf-manifest.json", entry).href);
});
