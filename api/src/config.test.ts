import { describe, expect, it } from "@jest/globals";
import { maskConfig, readConfig } from "./config.ts";

describe("readConfig", () => {
  it("has a default for every setting", () => {
    expect(readConfig({})).toMatchObject({ host: "127.0.0.1", port: 8081, dataDir: "var/api", trustedProxies: [] });
  });

  it("F-121 names every wrong and unknown key at once", () => {
    const wrong = { API_PORT: "http", API_DATABASE_URL: "mysql://x", API_COLOUR: "green", PATH: "/bin" };
    expect(() => readConfig(wrong)).toThrow(/API_PORT[\s\S]*API_DATABASE_URL|API_DATABASE_URL[\s\S]*API_PORT/);
    expect(() => readConfig(wrong)).toThrow(/API_COLOUR/);
  });

  it("ignores the shell's settings", () => {
    expect(readConfig({ API_STYLE: "specification" })).toEqual(readConfig({}));
  });

  it.each([
    ["API_PORT", "65536"],
    ["API_PORT", "-1"],
    ["API_PORT", "80.5"],
    ["API_PORT", "1e3"],
    ["API_PORT", " 80"],
    ["API_DATABASE_URL", "localhost"],
    ["API_DATABASE_URL", "http://localhost"],
    ["API_VALKEY_URL", "localhost:6379"],
    ["API_VALKEY_URL", "http://localhost:6379"],
    ["API_LOG_LEVEL", "loud"],
    ["API_TRUSTED_PROXIES", "everyone"],
    ["API_TRUSTED_PROXIES", "10.0.0.0/33"],
    ["API_TRUSTED_PROXIES", "127.0.0.1, 1"],
    ["API_SEARCHES_PER_SECOND", "0"],
    ["API_SEARCHES_PER_SECOND", "many"],
    ["API_RDAP_TIMEOUT_MS", "0"],
    ["API_RDAP_ALLOWS_PRIVATE", "yes"],
    ["API_DOMAIN_NAMES_PER_SECOND", "0"],
    ["API_FAILPOINT", "somewhere"],
    ["API_SECRET", "too short"],
    ["API_CALLS_PER_MINUTE", "5"],
    ["API_SITE_ORIGINS", "zhian.example"],
    ["API_SITE_ORIGINS", "https://zhian.example/"],
    ["API_SITE_ORIGINS", "https://zhian.example, javascript:alert(1)"],
    ["API_SMS_URL", "ftp://gateway.example"],
    ["API_SMS_KEY", "a key without a gateway"],
    ["API_SMS_PER_ADDRESS", "0"],
    ["API_SMS_PER_DAY", "1e9"],
    ["API_SMS_TIMEOUT_MS", "99"],
    ["API_TEST_HOOKS", "yes"],
    ["API_OUTBOX", "1"],
    ["API_DATADIR", "var"],
  ])("F-121 refuses %s=%s and names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each(["127.0.0.1", "10.0.0.0/8, ::1", "fd00::/8"])("trusts the proxies %s", (proxies) => {
    expect(readConfig({ API_TRUSTED_PROXIES: proxies }).trustedProxies).toEqual(proxies.split(", "));
  });

  it("accepts the site's origins, with those of this machine by default", () => {
    expect(readConfig({}).siteOrigins).toEqual(["http://127.0.0.1:8080", "http://localhost:8080"]);
    const origins = ["https://zhian.example", "https://www.zhian.example"];
    expect(readConfig({ API_SITE_ORIGINS: origins.join(", ") }).siteOrigins).toEqual(origins);
  });

  it("F-121 requires a key with a gateway's URL", () => {
    expect(() => readConfig({ API_SMS_URL: "https://gateway.example/messages" })).toThrow("API_SMS_KEY");
    const config = readConfig({ API_SMS_URL: "https://gateway.example/messages", API_SMS_KEY: "k" });
    expect(config.sms).toEqual({ url: "https://gateway.example/messages", key: "k", timeoutMs: 1_400 });
  });

  it("F-121 shows the outbox only if enabled, on this machine, and without an SMS gateway", () => {
    expect(readConfig({}).outbox).toBe(false);
    const here = "http://127.0.0.1:8080, https://localhost:8443, http://[::1]";
    expect(readConfig({ API_OUTBOX: "true", API_SITE_ORIGINS: here }).outbox).toBe(true);
    for (const origin of ["https://zhian.example", "https://127.0.0.1.example", "http://localhost.example"]) {
      const wrong = { API_OUTBOX: "true", API_SITE_ORIGINS: `http://localhost:8080,${origin}` };
      expect(() => readConfig(wrong)).toThrow("use API_SMS_URL instead");
    }
    const both = { API_OUTBOX: "true", API_SMS_URL: "https://gateway.example/messages", API_SMS_KEY: "k" };
    expect(() => readConfig(both)).toThrow("remove one of the two");
  });

  it("returns a config whose secrets are masked for printing", () => {
    const config = readConfig({
      API_SECRET: "hunter2-".repeat(4),
      API_SMS_URL: "https://user:hunter2@gateway.example/messages?key=hunter2",
      API_SMS_KEY: "hunter2",
    });
    expect(JSON.stringify(maskConfig(config))).not.toContain("hunter2");
    expect(maskConfig(config)).toMatchObject({ sms: { url: "https://***@gateway.example/messages", key: "***" } });
  });

  it("returns a config whose Valkey password is masked for printing", () => {
    const config = readConfig({ API_VALKEY_URL: "rediss://zhian:hunter2@cache.internal:6379" });
    expect(maskConfig(config)).toMatchObject({ valkeyUrl: "rediss://***@cache.internal:6379" });
  });

  it("returns a config whose database password is masked for printing", () => {
    const config = readConfig({ API_DATABASE_URL: "postgres://zhian:hunter2@db.internal:5432/api" });
    expect(JSON.stringify(maskConfig(config))).not.toMatch(/hunter2|zhian:/);
    expect(maskConfig(config)).toMatchObject({ databaseUrl: "postgres://***@db.internal:5432/api" });
  });
});
