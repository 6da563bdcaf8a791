import { describe, expect, it } from "@jest/globals";
import { maskConfig, readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs nothing", () => {
    expect(readConfig({})).toMatchObject({ host: "127.0.0.1", port: 8081, dataDir: "var/api", trustedProxies: [] });
  });

  it("F-121 names every wrong and unknown key at once", () => {
    const wrong = { API_PORT: "http", API_DATABASE_URL: "mysql://x", API_COLOUR: "green", PATH: "/bin" };
    expect(() => readConfig(wrong)).toThrow(/API_PORT[\s\S]*API_DATABASE_URL|API_DATABASE_URL[\s\S]*API_PORT/);
    expect(() => readConfig(wrong)).toThrow(/API_COLOUR/);
  });

  it("is printed without the database's password", () => {
    const config = readConfig({ API_DATABASE_URL: "postgres://zhian:hunter2@db.internal:5432/api" });
    expect(JSON.stringify(maskConfig(config))).not.toMatch(/hunter2|zhian:/);
    expect(maskConfig(config)).toMatchObject({ databaseUrl: "postgres://***@db.internal:5432/api" });
  });
});
