import { until } from "@zhian/chaos/until";
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import { type Driver, type Key, keyHoldMs, type Tab } from "./driver.ts";

interface Place {
  url: string;
  miniBrowser: string;
  /** The lines that the browser has printed since the last call. */
  readLines(): string[];
}

const patience = { script: 240_000, pageLoad: 240_000 };

/**
 * One browser for all visitors in turn, since starting it takes longer than most visits. Each visitor finds it as if new, except for
 * its cache.
 */
export async function startSession({ url, miniBrowser, readLines }: Place) {
  const options = {
    binary: miniBrowser,
    args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
  };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await session.manage().setTimeouts(patience);
  const version = `WebKitGTK ${(await session.getCapabilities()).get("browserVersion")}`;
  const barHeight = await measureBar(session);
  return {
    async begin(siteUrl: string): Promise<Driver> {
      await forget(session, siteUrl);
      readLines();
      return driverOf({ session, version, barHeight, readLines });
    },
    quit: () => session.quit(),
  };
}

/** Cookies are shared by all ports; a proxy's storage is per port, and no port is reused. */
async function forget(session: WebDriver, siteUrl: string): Promise<void> {
  // A page of the site might still write something while it is being left.
  const elsewhere = new URL("/robots.txt", siteUrl).href;
  // When it switches a page to another process, WebKit sometimes loses a script: it gets no response, and is sent again.
  await session.manage().setTimeouts({ script: 20_000 });
  await until(
    "a storage that is empty",
    async () => {
      await session.get(elsewhere);
      return session
        .executeScript<boolean>("localStorage.clear(); sessionStorage.clear(); return true;")
        .catch((thrown: unknown) => thrown);
    },
    (seen) => seen === true,
  );
  await session.manage().setTimeouts(patience);
  await session.manage().deleteAllCookies();
}

interface Begun extends Pick<Place, "readLines"> {
  session: WebDriver;
  version: string;
  barHeight: number;
}

function driverOf({ session, version, barHeight, readLines }: Begun): Driver {
  const complaints: string[] = [];
  return {
    version,
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
    resize: (width, height) => resize(session, { width, height, barHeight }),
    setOffline: (isOffline) => session.executeScript(tellOffline(isOffline)),
    picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    complaints() {
      complaints.push(...readLines().filter((line) => /^CONSOLE .*\bERROR\b/.test(line)));
      return complaints;
    },
    openTab: () => openTab(session),
    end: () => closeOtherTabs(session),
  };
}

/** Commands go to the current tab: the first one, except while another is being used. */
async function openTab(session: WebDriver): Promise<Tab> {
  const first = await session.getWindowHandle();
  await session.switchTo().newWindow("tab");
  const handle = await session.getWindowHandle();
  await session.switchTo().window(first);
  async function inTab<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    await session.switchTo().window(handle);
    try {
      return await ask();
    } finally {
      await session.switchTo().window(first);
    }
  }
  return {
    goTo: (address) => inTab(() => session.get(address)),
    evaluate: (expression) => inTab(() => session.executeScript(`return ${expression}`)),
  };
}

async function closeOtherTabs(session: WebDriver): Promise<void> {
  const first = await session.getWindowHandle();
  for (const handle of await session.getAllWindowHandles()) {
    if (handle === first) continue;
    await session.switchTo().window(handle);
    await session.close();
  }
  await session.switchTo().window(first);
}

const keyCodes: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Space: Keys.SPACE,
};

const readInner = async (session: WebDriver) =>
  (await session.executeScript("return [innerWidth, innerHeight]")) as [number, number];

/**
 * The height of a window's toolbar: window sizes include it, page sizes do not. Measured once, at a width that shows that the page has
 * its new size: between two windows of the same width, the height may still be the previous one.
 */
async function measureBar(session: WebDriver): Promise<number> {
  const size = 700;
  await session.manage().window().setRect({ x: 0, y: 0, width: size, height: size });
  const [, inner] = await until(
    `a window of ${size} px`,
    () => readInner(session),
    ([wide]) => wide === size,
  );
  return size - inner;
}

interface Size {
  width: number;
  height: number;
  barHeight: number;
}

async function resize(session: WebDriver, { width, height, barHeight }: Size): Promise<void> {
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + barHeight });
  await until(
    `a window of ${width} by ${height} px`,
    () => readInner(session),
    (size) => size[0] === width && size[1] === height,
  );
  // Media queries are re-evaluated in the next frame, and the layout is updated in the one after.
  await session.executeScript(
    "return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))",
  );
}

/** WebDriver cannot disconnect the network: a journey cuts it itself, and the page gets the same event as in other engines. */
function tellOffline(isOffline: boolean): string {
  return `Object.defineProperty(navigator, "onLine", { configurable: true, value: ${!isOffline} });
    dispatchEvent(new Event("${isOffline ? "offline" : "online"}"));`;
}
