import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { until } from "@zhian/chaos/until";
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../support/free-port.ts";
import { type Driver, type Engine, type Key, keyHoldMs, type Settings } from "./driver.ts";

export interface WebkitPrograms {
  /** WebKitWebDriver. */
  driver: string;
  miniBrowser: string;
  /** Xvfb: the browser has no mode without windows. */
  display: string;
}

/** The buttons of the browser's own bar would keep its window from being as narrow as a phone. */
const narrowBar =
  "button, entry, toolbar, toolitem, headerbar, image { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }";

/** WebKit for GTK in its MiniBrowser, on a screen that nobody sees. */
export async function startWebkit(programs: WebkitPrograms, settings: Settings): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "webkit-engine-"));
  await writeGtkSettings(join(home, "gtk-3.0"), settings);
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: home,
      // Its sandbox needs rights that a container does not give; what is opened here is our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      // There is no graphics card: to have the processor play one takes many times what drawing takes. Layers are put together all the
      // same: without, a view transition ends the browser.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
  });
  const lines: string[] = [];
  createInterface({ input: server.stdout }).on("line", (line) => lines.push(line));
  const url = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver to be ready", async () => {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    return answer?.ok ?? false;
  });
  return {
    begin: () => begin({ url, miniBrowser: programs.miniBrowser, readLines: () => lines.splice(0) }),
    async stop() {
      await endProcess(server);
      await endProcess(display.process);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function writeGtkSettings(folder: string, { reducedMotion = false }: Settings): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "gtk.css"), narrowBar);
  await writeFile(join(folder, "settings.ini"), `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`);
}

/** Large enough for the widest window. It takes the first number that is free, and says which. */
async function startDisplay(path: string): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn(path, ["-displayfd", "1", "-screen", "0", "2600x1700x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  return { name: `:${number.trim()}`, process: server };
}

async function endProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

interface Place {
  url: string;
  miniBrowser: string;
  /** What the browser has printed since they were read last. */
  readLines(): string[];
}

async function begin({ url, miniBrowser, readLines }: Place): Promise<Driver> {
  const options = {
    binary: miniBrowser,
    args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
  };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  readLines();
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await session.manage().setTimeouts({ script: 240_000, pageLoad: 240_000 });
  const complaints: string[] = [];
  return {
    version: `WebKitGTK ${(await session.getCapabilities()).get("browserVersion")}`,
    goTo: (address) => session.get(address),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    reload: () => session.navigate().refresh(),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    click: (x, y) =>
      session
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    async press(key, held) {
      const actions = session.actions({ async: true });
      if (held) actions.keyDown(Keys.SHIFT);
      actions.keyDown(keyCodes[key]).pause(keyHoldMs, actions.keyboard()).keyUp(keyCodes[key]);
      if (held) actions.keyUp(Keys.SHIFT);
      await actions.perform();
    },
    type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
    resize: (width, height) => resize(session, width, height),
    setOffline: (isOffline) => session.executeScript(tellOffline(isOffline)),
    picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    complaints() {
      complaints.push(...readLines().filter((line) => /^CONSOLE .*\bERROR\b/.test(line)));
      return complaints;
    },
    end: () => session.quit(),
  };
}

const keyCodes: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Space: Keys.SPACE,
};

/** The command sizes the window with its bar; what a page has is the rest. */
async function resize(session: WebDriver, width: number, height: number): Promise<void> {
  const readInner = async () => (await session.executeScript("return [innerWidth, innerHeight]")) as [number, number];
  const window = session.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [, inner] = await until(`a window of ${width} px`, readInner, ([wide]) => wide === width);
  await window.setRect({ x: 0, y: 0, width, height: height + (height - inner) });
  await until(`a window of ${width} by ${height} px`, readInner, (size) => size[0] === width && size[1] === height);
  // Media queries are re-evaluated in the next frame, and laid out by in the one after.
  await session.executeScript(
    "return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))",
  );
}

/** No command takes it off the network: a journey cuts that itself, and the page is told as the others tell it. */
function tellOffline(isOffline: boolean): string {
  return `Object.defineProperty(navigator, "onLine", { configurable: true, value: ${!isOffline} });
    dispatchEvent(new Event("${isOffline ? "offline" : "online"}"));`;
}
