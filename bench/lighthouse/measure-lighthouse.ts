import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";

interface LighthouseRound {
  /** 0 to 100. */
  score: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

interface LighthousePage {
  kind: string;
  path: string;
  figures: Record<keyof LighthouseRound, Spread>;
  rounds: LighthouseRound[];
}

export interface LighthouseFindings {
  pages: LighthousePage[];
  load: number[];
}

interface LighthouseOptions {
  origin: string;
  pages: readonly { kind: string; path: string }[];
  rounds: number;
  chromiumPath: string;
  /** The port on which the browser listens for DevTools. */
  port: number;
  detail(text: string): void;
}

/** Uses Lighthouse's own phone and network; each round audits all pages once. Tests cover its other three categories. */
export async function measureLighthouse(options: LighthouseOptions): Promise<LighthouseFindings> {
  const { origin, rounds, chromiumPath, port, detail } = options;
  // This command handles signals itself: it also has servers to stop.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const args = ["--no-sandbox", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: chromiumPath, args, ...signals });
  const pages = options.pages.map((page) => ({ ...page, rounds: new Array<LighthouseRound>() }));
  const load: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        detail(`round ${round + 1} of ${rounds}: ${page.kind}`);
        page.rounds.push(await judge(origin + page.path, port));
      }
      load.push(loadAverage());
    }
  } finally {
    await browser.close();
  }
  const toFigures = (round: LighthouseRound): Record<keyof LighthouseRound, number> => ({ ...round });
  return { pages: pages.map((page) => ({ ...page, figures: spreads(page.rounds.map(toFigures)) })), load };
}

/** On a busy machine a trace can be lost; Lighthouse then reports that it should be run again. */
const attempts = 3;

async function judge(url: string, port: number): Promise<LighthouseRound> {
  for (let attempt = 1; ; attempt += 1) {
    // An error page is audited like any other.
    const options = { port, logLevel: "error" as const, onlyCategories: ["performance"], ignoreStatusCode: true };
    const { lhr } = (await lighthouse(url, options)) ?? {};
    const score = lhr?.categories["performance"]?.score;
    if (lhr && typeof score === "number") return toRound(score, lhr.audits);
    if (attempt === attempts) throw new Error(lhr?.runtimeError?.message ?? `Lighthouse could not audit ${url}`);
  }
}

function toRound(score: number, audits: Record<string, { numericValue?: number }>): LighthouseRound {
  const figure = (audit: string) => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse reported no ${audit}`);
    return value;
  };
  return {
    score: score * 100,
    fcpMs: figure("first-contentful-paint"),
    lcpMs: figure("largest-contentful-paint"),
    tbtMs: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
  };
}
