import type { LoadServer, LoadSite } from "../load/load-site.ts";
import { startLoad } from "../load/start-load.ts";
import { pagePath, withShell } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";

export interface Storm {
  visitors: number;
  /** Renders of the page's own fragment, by round. */
  renders: number[];
  /** Visitors who did not get a complete page, by round. */
  notGood: number[];
  load: number[];
}

interface StormOptions {
  site: LoadSite;
  rounds: number;
  detail(text: string): void;
}

const visitors = 1000;
const fragment = "mf-products";

/** A thousand visitors simultaneously request a page that no cache has; counts how often it is rendered. */
export function measureStorm({ site, rounds, detail }: StormOptions): Promise<Storm> {
  return withShell(site, async (shell) => {
    const storm: Storm = { visitors, renders: [], notGood: [], load: [] };
    for (let round = 0; round < rounds; round += 1) {
      detail(`round ${round + 1} of ${rounds}`);
      const before = await countRenders(shell);
      // All due within a millisecond, each on a separate connection.
      const atOnce = { rate: visitors * 1000, seconds: 0.001, maxOpen: visitors, isUnique: false };
      const { counts } = await startLoad(site, { url: shell.url, paths: [`${pagePath}?storm=${round}`], ...atOnce })
        .report;
      storm.renders.push((await countRenders(shell)) - before);
      storm.notGood.push(visitors - counts.good);
      storm.load.push(loadAverage());
    }
    return storm;
  });
}

async function countRenders({ url }: LoadServer): Promise<number> {
  const answer = await fetch(`${url}/metrics`);
  if (!answer.ok) throw new Error(`the shell does not return its metrics: ${answer.status}`);
  const metrics = await answer.text();
  const counts = metrics.matchAll(
    new RegExp(`^shell_render_seconds_count\\{fragment="${fragment}".*\\} (\\d+)$`, "gm"),
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
