/** The engines that browsers are made of. WebKit is GTK's, which is the one that Linux has. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** How a visitor has set up their system. */
export interface Settings {
  reducedMotion?: boolean;
  /** Firefox and Chromium have them; WebKit draws pages as they say. */
  forcedColors?: boolean;
}

/** A browser that runs, for one visitor after the other. */
export interface Engine {
  /** A visitor of a site whom nothing is known of yet. */
  begin(siteUrl: string): Promise<Driver>;
  stop(): Promise<void>;
}

export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown" | "ArrowRight" | "Space";

/** How long a key is held down: the puzzle refuses presses that are faster than a person's. */
export const keyHoldMs = 25;

/** All that a tab in the background can be asked: nothing is drawn there, and no hand gets to it. */
export type Tab = Pick<Driver, "goTo" | "evaluate">;

/**
 * All that journeys ask of an engine: a hand, a keyboard, a window, and a way to run script in the page. What is looked for is looked
 * for by `find-in-page.ts`, which is the same in each.
 */
export interface Driver {
  /** As the browser calls itself. */
  version: string;
  /** Answers when the document has loaded. */
  goTo(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Value of an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Coordinates are the window's, in CSS px. */
  click(x: number, y: number): Promise<void>;
  press(key: Key, held?: "Shift"): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes the network away, or gives it back. */
  setOffline(isOffline: boolean): Promise<void>;
  /** What the window shows, as a PNG. */
  picture(): Promise<Buffer>;
  /** What the page has complained of since it was opened. */
  complaints(): string[];
  /** Another tab of the same visitor, behind this one. */
  openTab(): Promise<Tab>;
  end(): Promise<void>;
}
