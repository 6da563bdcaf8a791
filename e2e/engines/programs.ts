import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { EngineName } from "./driver.ts";
import type { WebkitPrograms } from "./webkit-engine.ts";

type Env = Record<string, string | undefined>;

/** Finds Firefox by its name on this system, or the requested one. */
export function findFirefox({ FIREFOX_PATH, PATH }: Env): string | undefined {
  const mac = "/Applications/Firefox.app/Contents/MacOS/firefox";
  return [FIREFOX_PATH, onPath("firefox-esr", PATH), onPath("firefox", PATH), mac].find(
    (path) => path && existsSync(path),
  );
}

/** WebKitGTK is for Linux only. Its driver is on the path; its browser is next to the library, of whichever version. */
export function findWebkit({ WEBKIT_BROWSER_PATH, PATH }: Env): WebkitPrograms | undefined {
  const versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"];
  const places = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/libexec", "/usr/lib64"];
  const known = versions.flatMap((version) => places.map((place) => join(place, version, "MiniBrowser")));
  const miniBrowser = [WEBKIT_BROWSER_PATH, ...known].find((path) => path && existsSync(path));
  const driver = onPath("WebKitWebDriver", PATH);
  const display = onPath("Xvfb", PATH);
  return miniBrowser && driver && display ? { driver, miniBrowser, display } : undefined;
}

function onPath(name: string, path = ""): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** Why an engine cannot be tested on this machine, and how to fix it; undefined if it can be. */
export function whyNotTried(engine: EngineName, env: Env): string | undefined {
  switch (engine) {
    case "chromium":
      return undefined;
    case "firefox":
      return findFirefox(env) ? undefined : "not tried: Firefox is not installed (Debian: apt-get install firefox-esr)";
    case "webkit":
      return findWebkit(env)
        ? undefined
        : "not tried: WebKit is not installed (Debian: apt-get install webkit2gtk-driver xvfb)";
  }
}
