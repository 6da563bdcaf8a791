/** The browser engines. WebKit is WebKitGTK, the port for Linux. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** A visitor's system settings. */
export interface Settings {
  reducedMotion?: boolean;
  /** Supported by Firefox and Chromium; WebKit renders pages in their own colours. */
  forcedColors?: boolean;
}

/** A running browser, used by one visitor after another. */
export interface Engine {
  /** Begins a visit by a new visitor without any stored state. */
  begin(siteUrl: string): Promise<Driver>;
  stop(): Promise<void>;
}

export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown" | "ArrowRight" | "Space";

/** How long a key is held down: the puzzle rejects presses that are faster than a person's. */
export const keyHoldMs = 25;

/** What a background tab supports: nothing is painted there, and it gets no input. */
export type Tab = Pick<Driver, "goTo" | "evaluate">;

/**
 * What journeys need from an engine: pointer, keyboard, window, and script evaluation in the page. Elements are found by
 * `find-in-page.ts`, which is the same in each engine.
 */
export interface Driver {
  /** The version that the browser reports. */
  version: string;
  /** Resolves when the document has loaded. */
  goTo(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Returns the value of an expression in the page; promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at window coordinates, in CSS px. */
  click(x: number, y: number): Promise<void>;
  press(key: Key, held?: "Shift"): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Disconnects the network, or reconnects it. */
  setOffline(isOffline: boolean): Promise<void>;
  /** A screenshot of the window, as a PNG. */
  picture(): Promise<Buffer>;
  /** The page's console complaints since it was opened. */
  complaints(): string[];
  /** Opens another tab of the same visitor, in the background. */
  openTab(): Promise<Tab>;
  end(): Promise<void>;
}
