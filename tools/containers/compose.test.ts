import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readConfig as readApiConfig } from "../../api/src/config.ts";
import { readConfig as readRegistryConfig } from "../../registry/src/config.ts";
import { readConfig as readShellConfig } from "../../shell/src/server/config.ts";
import { readCompose } from "./read-compose.ts";

const root = join(import.meta.dirname, "../..");
const services = readCompose(root);
const environmentOf = (name: string) =>
  Object.fromEntries(Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, String(value)]));

describe("docker-compose.yml", () => {
  it.each(Object.entries(services))(
    "%s may write only to its volumes, and cannot gain privileges",
    (_name, service) => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    },
  );

  it.each(Object.entries(services).filter(([name]) => name !== "publish"))(
    "%s has a health check",
    (_name, service) => {
      expect(service.healthcheck?.test[0]).toBe("CMD");
    },
  );

  it("grants capabilities only to the database", () => {
    expect(Object.keys(services).filter((name) => services[name]?.cap_add.length !== 0)).toEqual(["postgres"]);
  });

  it("runs each of our images as a non-root user", () => {
    for (const { build } of Object.values(services)) {
      if (!build) continue;
      const stages = readFileSync(join(root, build.dockerfile), "utf8").split(/^FROM /m);
      const stage = stages.findLast((text) => !build.target || text.split("\n")[0]?.endsWith(` AS ${build.target}`));
      expect([build, /^USER (node|nobody|www-data)$/m.test(stage ?? "")]).toEqual([build, true]);
    }
  });

  it("pins a version of each third-party image", () => {
    const foreign = Object.values(services)
      .map(({ image }) => image)
      .filter((image) => !image.startsWith("zhian/"));
    expect(foreign.filter((image) => !/:\d/.test(image))).toEqual([]);
  });

  it("listens on this machine only", () => {
    const ports = Object.values(services).flatMap((service) => service.ports);
    expect(ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  });

  it("sets only settings that the servers know", () => {
    for (const name of ["api-1", "api-2"]) expect(readApiConfig(environmentOf(name))).toHaveProperty("valkeyUrl");
    for (const name of ["shell-1", "shell-2"]) expect(() => readShellConfig(environmentOf(name))).not.toThrow();
    expect(readRegistryConfig(environmentOf("registry"))).toHaveProperty("filesStore");
  });

  it("gives the registry the bucket and the keys of its store", () => {
    const { REGISTRY_FILES_URL: url, ...keys } = environmentOf("registry");
    const store = environmentOf("store");
    expect(keys["REGISTRY_FILES_KEY_ID"]).toBe(store["ROOT_ACCESS_KEY_ID"]);
    expect(keys["REGISTRY_FILES_SECRET"]).toBe(store["ROOT_SECRET_ACCESS_KEY"]);
    const dockerfile = readFileSync(join(root, services["store"]?.build?.dockerfile ?? ""), "utf8");
    const { port, pathname } = new URL(url ?? "");
    expect(dockerfile).toContain(`"--port", ":${port}"`);
    expect(dockerfile).toContain(`mkdir -p /data${pathname} `);
  });

  it("mounts only files that exist", () => {
    const files = Object.values(services).flatMap(({ volumes }) => volumes.filter((volume) => volume.startsWith("./")));
    expect(files.filter((file) => !existsSync(join(root, file.split(":")[0] ?? "")))).toEqual([]);
  });
});
