import { describe, expect, it } from "@jest/globals";
import { printableConfig, readConfig } from "./config.ts";

describe("the configuration", () => {
  it("is complete without any variables", () => {
    expect(readConfig({ PATH: "/bin", OTHER_PORT: "x" })).toMatchObject({ SHELL_PORT: 8080, SHELL_HOST: "127.0.0.1" });
  });

  it("F-121 is rejected with all faults at once, unknown variables included", () => {
    const wrong = { SHELL_PORT: "eighty", SHELL_API_URL: "ftp://x", SHELL_PROT: "8080", SHELL_DEV: "perhaps" };
    const read = () => readConfig(wrong);

    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
    expect(read).toThrow("The shell cannot start");
  });

  it("accepts comma-separated image hosts, and rejects others", () => {
    expect(readConfig({ SHELL_IMAGE_HOSTS: "cdn.example.com, id.example.com" }).SHELL_IMAGE_HOSTS).toEqual([
      "cdn.example.com",
      "id.example.com",
    ]);
    for (const wrong of ["https://cdn.example.com", "*", "cdn.example.com; script-src *"]) {
      expect(() => readConfig({ SHELL_IMAGE_HOSTS: wrong })).toThrow("SHELL_IMAGE_HOSTS");
    }
  });

  it("accepts addresses for vulnerability reports, and rejects others", () => {
    const contacts = "mailto:security@example.com, https://example.com/security";
    expect(readConfig({ SHELL_SECURITY_CONTACTS: contacts }).SHELL_SECURITY_CONTACTS).toEqual(contacts.split(", "));
    for (const wrong of ["security@example.com", "http://example.com", "mailto:", "javascript:alert(1)"]) {
      expect(() => readConfig({ SHELL_SECURITY_CONTACTS: wrong })).toThrow("SHELL_SECURITY_CONTACTS");
    }
  });

  it("accepts the two API styles, and rejects others", () => {
    expect(readConfig({}).API_STYLE).toBe("own");
    expect(readConfig({ API_STYLE: "specification" }).API_STYLE).toBe("specification");
    expect(() => readConfig({ API_STYLE: "rest" })).toThrow("API_STYLE");
  });

  it("F-121 allows the gallery only on a local address", () => {
    expect(readConfig({}).SHELL_GALLERY).toBe(false);
    for (const origin of ["https://localhost:8443", "http://127.0.0.1:8080"])
      expect(readConfig({ SHELL_GALLERY: "true", SHELL_ORIGIN: origin }).SHELL_GALLERY).toBe(true);
    const open = { SHELL_GALLERY: "true", SHELL_ORIGIN: "https://zhian.example" };
    expect(() => readConfig(open)).toThrow("SHELL_GALLERY");
  });

  it("is printed without credentials", () => {
    const config = readConfig({ SHELL_REGISTRY_URL: "https://user:secret@registry.test/" });

    expect(config.SHELL_REGISTRY_URL).toBe("https://user:secret@registry.test");
    expect(JSON.stringify(printableConfig(config))).not.toContain("secret");
  });
});
