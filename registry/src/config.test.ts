import { describe, expect, it } from "@jest/globals";
import { maskSecrets, readConfig } from "./config.ts";

describe("the configuration", () => {
  it("works with nothing set, on this machine only", () => {
    expect(readConfig({ PATH: "/bin" })).toMatchObject({
      port: 8082,
      host: "127.0.0.1",
      environments: ["production", "staging"],
    });
  });

  it("F-121 names all faults at once, unknown variables too", () => {
    const wrong = { REGISTRY_PORT: "99999", REGISTRY_ENVIRONMENTS: "Prod", REGISTRY_PROT: "1" };
    expect(() => readConfig(wrong)).toThrow(
      /REGISTRY_PROT[^]*REGISTRY_PORT[^]*REGISTRY_ENVIRONMENTS|REGISTRY_PORT[^]*REGISTRY_ENVIRONMENTS[^]*REGISTRY_PROT/,
    );
  });

  it("is printed without passwords", () => {
    const config = readConfig({ REGISTRY_DATABASE_URL: "postgresql://user:canary@db/registry?password=canary" });
    expect(JSON.stringify(maskSecrets(config))).not.toContain("canary");
  });
});
