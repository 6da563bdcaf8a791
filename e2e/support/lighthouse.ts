import lighthouse from "lighthouse";

/** Categories that depend on the page, not on how fast this machine is at the moment. */
const categories = ["accessibility", "best-practices", "seo"] as const;

export interface LighthouseView {
  /** 0 to 100, by category. */
  scores: Record<string, number>;
  /** The audits that cost points, with the page elements at fault. */
  faults: string[];
}

interface LighthouseOptions {
  /** The port on which a Chromium listens for DevTools. */
  port: number;
  /** Audits that do not fit the page. */
  without?: string[];
}

/** Returns Lighthouse's result for a page on a phone. Throws if it cannot audit the page. */
export async function askLighthouse(url: string, { port, without }: LighthouseOptions): Promise<LighthouseView> {
  const answer = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
    skipAudits: without ?? [],
    ignoreStatusCode: true,
    disableFullPageScreenshot: true,
    // Timings do not matter here: Lighthouse only waits until nothing more is fetched.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    cpuQuietThresholdMs: 0,
  });
  if (!answer) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const judged = Object.values(lhr.categories);
  const faults = judged
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      return [`${id}: ${audit.title} ${JSON.stringify(audit.details ?? "").slice(0, 600)}`];
    });
  return { scores: Object.fromEntries(judged.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])), faults };
}
