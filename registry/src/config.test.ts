import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { maskSecrets, readConfig } from "./config.ts";

/** Random, so that no default setting contains it. */
const secret = randomUUID();

describe("the configuration", () => {
  it("has a default for every setting, and listens on this machine only", () => {
    expect(readConfig({ PATH: "/bin" })).toMatchObject({
      port: 8082,
      host: "127.0.0.1",
      environments: ["production", "staging"],
    });
  });

  it("F-121 reports all faults at once, including unknown variables", () => {
    const wrong = { REGISTRY_PORT: "99999", REGISTRY_ENVIRONMENTS: "Prod", REGISTRY_PROT: "1" };
    expect(() => readConfig(wrong)).toThrow(
      /REGISTRY_PROT[^]*REGISTRY_PORT[^]*REGISTRY_ENVIRONMENTS|REGISTRY_PORT[^]*REGISTRY_ENVIRONMENTS[^]*REGISTRY_PROT/,
    );
  });

  it.each([
    ["REGISTRY_PORT", ["", " ", "many", "-1", "65536", "80.5", "1e3", "0x50", " 80", "8082,8083", "٨٠"]],
    ["REGISTRY_HOST", [""]],
    ["REGISTRY_DATA_DIR", [""]],
    ["REGISTRY_DATABASE_URL", ["", "mysql://x", "/var/lib/db", "postgres", "http://db"]],
    ["REGISTRY_SIGNING_KEY_FILE", [""]],
    ["REGISTRY_FILES_URL", ["", "store", "ftp://store/releases", "http://store", "http://store/", "http://store/b"]],
    ["REGISTRY_FILES_SECRET", ["a secret without a store"]],
    ["REGISTRY_ENVIRONMENTS", ["", "Prod", "a,,b", "a, b", "../x", "__proto__", "x".repeat(41), "a,"]],
    ["REGISTRY_SNAPSHOT_DAYS", ["", "0", "91", "a week", "1e1", "-7"]],
    ["REGISTRY_HEARTBEAT_MS", ["", "99", "60001", "15s"]],
    ["REGISTRY_OPS", ["", "yes", "1", "TRUE"]],
    [
      "REGISTRY_SITE_URLS",
      ["", "https://a.example", "production=a.example", "Prod=https://a.example", "a=https://a.example/x"],
    ],
    ["REGISTRY_LOG_LEVEL", ["", "INFO", "verbose", "trace"]],
    ["REGISTRY_FAILPOINT", ["", "nowhere", "publish: files stored#x"]],
    ["REGISTRY_UNKNOWN", ["", "1"]],
  ])("F-121 refuses an invalid %s, and names it", (name, values) => {
    for (const value of values) {
      const read = () => readConfig({ REGISTRY_HOST: "127.0.0.1", [name]: value });
      expect(read).toThrow(name);
      expect(read).toThrow("The registry cannot start");
    }
  });

  it("accepts a file store with its keys, and is printed without the secret", () => {
    const config = readConfig({
      REGISTRY_FILES_URL: "https://store.example/releases",
      REGISTRY_FILES_KEY_ID: "registry",
      REGISTRY_FILES_SECRET: secret,
    });
    expect(config.filesStore).toMatchObject({ url: "https://store.example/releases", region: "us-east-1" });
    expect(JSON.stringify(maskSecrets(config))).not.toContain(secret);
  });

  it("treats an empty OpenTelemetry variable as unset", () => {
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "", OTEL_TRACES_SAMPLER_ARG: "" })).toEqual(readConfig({}));
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" })).toThrow("OTEL_EXPORTER_OTLP_ENDPOINT");
  });

  it("is printed without passwords", () => {
    const config = readConfig({ REGISTRY_DATABASE_URL: `postgresql://user:${secret}@db/registry?password=${secret}` });
    expect(JSON.stringify(maskSecrets(config))).not.toContain(secret);
  });
});
