import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import type { createInstance, ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import webpack from "webpack";
import { inPlaceOf } from "../in-place-of.ts";
import { runWebpack } from "../run-webpack.ts";
import { leftOutOfFederation } from "./left-out-of-federation.ts";

type Create = typeof createInstance;
type Container = {
  init(scope: Record<string, Record<string, { lib?: () => unknown }>>): void | Promise<void>;
  get(expose: string): Promise<() => unknown>;
};

const react = { version: "19.3.1" };
const page = "mf_products/app";
const core = "@module-federation/runtime-core/dist";
const inPage = {
  rules: leftOutOfFederation,
  plugins: [
    inPlaceOf(`${core}/plugins/snapshot/SnapshotHandler.js`, "no-snapshots.ts"),
    inPlaceOf(`${core}/utils/preload.js`, "no-snapshots.ts"),
  ],
};
const variants = { whole: { rules: [], plugins: [] }, "as pages carry it": inPage } as const;
const sources = new Map<string, string>();
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "federation-"));
  const require = createRequire(createRequire(import.meta.url).resolve("@module-federation/enhanced"));
  const runtime = join(dirname(require.resolve("@module-federation/runtime")), "index.js");
  await runWebpack(
    Object.entries(variants).map(([name, { rules, plugins }]) => ({
      mode: "production" as const,
      context: dir,
      entry: runtime,
      target: ["web", "es2022"],
      module: { rules: [...rules, { test: /\.ts$/, use: require.resolve("swc-loader") }] },
      output: { path: join(dir, name), library: { type: "var", name: "federation" } },
      optimization: { minimize: false },
      plugins: [...plugins, new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true" })],
    })),
  );
  for (const name of Object.keys(variants)) sources.set(name, await readFile(join(dir, name, "main.js"), "utf8"));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

describe.each(Object.keys(variants))("the federation runtime, %s,", (variant) => {
  /** A page of its own: the runtime keeps what it knows in globals. */
  function open(loadEntry: () => Promise<Container | undefined>) {
    const context = createContext({ console, URL, location: new URL("http://site/"), document: {} });
    runInContext("globalThis.window = globalThis; document.defaultView = globalThis;", context);
    runInContext(sources.get(variant) ?? "", context);
    const { createInstance: create } = runInContext("federation", context) as { createInstance: Create };
    return create({
      name: "shell",
      remotes: [
        { name: "mf_products", entryGlobalName: "mf_products", entry: "http://site/remoteEntry.js", type: "global" },
      ],
      shared: {
        react: {
          ...react,
          lib: () => react,
          scope: "default",
          shareConfig: { singleton: true, requiredVersion: "^19.3.1" },
        },
      },
      // The package's type knows no container that takes its time.
      plugins: [{ name: "entries", loadEntry } as ModuleFederationRuntimePlugin],
    });
  }

  const makeContainer = () => ({
    init: jest.fn<Container["init"]>(),
    get: jest.fn<Container["get"]>(async (expose) => () => ({ expose })),
  });

  it("runs an entry once, tells it what is shared before anything is taken from it, and gives what it exposes", async () => {
    const container = makeContainer();
    const loadEntry = jest.fn(async () => container);
    const federation = open(loadEntry);
    const loaded = await Promise.all([federation.loadRemote(page), federation.loadRemote(page)]);

    expect(loaded).toEqual([{ expose: "./app" }, { expose: "./app" }]);
    expect([loadEntry.mock.calls.length, container.init.mock.calls.length]).toEqual([1, 1]);
    expect(container.init.mock.calls[0]?.[0]["react"]?.["19.3.1"]?.lib?.()).toBe(react);
    expect(container.init.mock.invocationCallOrder[0]).toBeLessThan(container.get.mock.invocationCallOrder[0] ?? 0);
  });

  it("asks again for an entry that was lost, and for a container that did not start", async () => {
    const container = makeContainer();
    const loadEntry = jest.fn(async (): Promise<Container> => container);
    loadEntry.mockRejectedValueOnce(new Error("lost"));
    container.init.mockRejectedValueOnce(new Error("no start"));
    const federation = open(loadEntry);

    await expect(federation.loadRemote(page)).rejects.toThrow("lost");
    await expect(federation.loadRemote(page)).rejects.toThrow("no start");
    await expect(federation.loadRemote(page)).resolves.toEqual({ expose: "./app" });
  });

  it("takes remotes that are registered later, once each, and refuses names that nobody has", async () => {
    const federation = open(async () => makeContainer());
    await expect(federation.loadRemote("mf_other/app")).rejects.toThrow("mf_other/app");
    const other = {
      name: "mf_other",
      entryGlobalName: "mf_other",
      entry: "http://site/other.js",
      type: "global" as const,
    };
    federation.registerRemotes([other]);
    federation.registerRemotes([{ ...other, entry: "http://site/another.js" }]);

    await expect(federation.loadRemote("mf_other/app")).resolves.toEqual({ expose: "./app" });
    expect(federation.options.remotes.map(({ name }) => name)).toEqual(["mf_products", "mf_other"]);
  });

  it("gives a shared module to who can use its version, and to nobody else", async () => {
    const federation = open(async () => makeContainer());
    const wanting = (requiredVersion: string) => ({
      customShareInfo: { scope: ["default"], shareConfig: { requiredVersion, singleton: true, strictVersion: true } },
    });
    const give = await federation.loadShare<typeof react>("react", wanting("^19.0.0"));
    expect(give && give()).toBe(react);
    await expect(federation.loadShare("react", wanting("^20.0.0"))).rejects.toThrow("19.3.1");
    expect(() => federation.loadShareSync("react", wanting("^18.0.0"))).toThrow("19.3.1");
    expect(() => federation.loadShareSync("vue", wanting("^3.0.0"))).toThrow("vue");
  });
});
