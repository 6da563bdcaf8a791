import { join } from "node:path";
import { readBuilt } from "../../tools/build/read-built.ts";
import { runFragments } from "../../tools/release/fragments-cli.ts";
import { fetchServed } from "../../tools/release/registry-api.ts";
import { loadAverage } from "../machine.ts";
import type { BenchSite } from "../start-site.ts";
import { percentile } from "../statistics.ts";
import { type PagePoll, pollPages, type SeenPage } from "./poll-pages.ts";
import { startRecordingProxy } from "./recording-proxy.ts";
import { makeSecondRelease, versionAfter } from "./second-release.ts";

interface RollbackRound {
  /** From the start of the command to the first page without the release. */
  fromCommandMs: number;
  /** From the registry's response to that page. */
  fromAnswerMs: number;
}

interface Percentiles {
  p50: number;
  p95: number;
  max: number;
}

export interface Rollback {
  fragment: string;
  fromCommandMs: Percentiles;
  fromAnswerMs: Percentiles;
  /** Pages requested from the first promotion to the last rollback. */
  pages: number;
  failed: number;
  /** Pages that still showed the release although requested after the first page without it. */
  late: number;
  rounds: RollbackRound[];
  load: number[];
}

interface RollbackOptions {
  site: BenchSite;
  dir: string;
  times: number;
  detail(text: string): void;
}

const fragment = "mf-products";
const visitors = 2;

/** Repeatedly promotes a second release and rolls it back, while visitors request its page continuously. */
export async function measureRollback({ site, dir, times, detail }: RollbackOptions): Promise<Rollback> {
  const first = (await fetchServed(site.registryUrl, site.environment)).get(fragment);
  const built = join(site.root, fragment);
  if (!first || (await readBuilt(built))?.version !== first)
    throw new Error(`${fragment} is not served as it is built`);
  const second = versionAfter(first, "bench");
  await makeSecondRelease(built, join(dir, fragment), second);
  const proxy = await startRecordingProxy(site.registryUrl);
  const target = { ...site, registryUrl: proxy.url };
  await runFragments(target, ["publish", join(dir, fragment), "--as-built"]);

  const poll = pollPages(`${site.url}/products/bcc`, fragment, { visitors });
  const rounds: RollbackRound[] = [];
  const load: number[] = [];
  let late = 0;
  try {
    await poll.untilShown(first);
    for (let round = 0; round < times; round += 1) {
      detail(`${round + 1} of ${times}`);
      const promotion = ["promote", fragment, second, "--again", "--env", site.environment, "--reason", "bench"];
      await Promise.all([poll.untilShown(second), runFragments(target, promotion)]);

      const startedAt = performance.now();
      const withdrawal = ["rollback", fragment, "--env", site.environment, "--reason", "bench"];
      const [shown] = await Promise.all([poll.untilShown(first), runFragments(target, withdrawal)]);
      rounds.push({
        fromCommandMs: shown.answeredAt - startedAt,
        fromAnswerMs: shown.answeredAt - proxy.answeredAt(),
      });
      late += await countLate(poll, shown, { first, second });
      load.push(loadAverage());
    }
  } finally {
    await poll.stop();
    proxy.close();
  }
  return {
    fragment,
    fromCommandMs: percentiles(rounds.map(({ fromCommandMs }) => fromCommandMs)),
    fromAnswerMs: percentiles(rounds.map(({ fromAnswerMs }) => fromAnswerMs)),
    pages: poll.seen.length,
    failed: poll.seen.filter(({ version }) => version === null).length,
    late,
    rounds,
    load,
  };
}

/** Once a rollback has been seen, every later request must see it. */
async function countLate(poll: PagePoll, shown: SeenPage, versions: { first: string; second: string }) {
  const enough = 20;
  for (let page = 0; page < enough; page += 1) await poll.untilShown(versions.first);
  return poll.seen.filter(({ askedAt, version }) => askedAt > shown.answeredAt && version === versions.second).length;
}

function percentiles(values: readonly number[]): Percentiles {
  return { p50: percentile(values, 0.5), p95: percentile(values, 0.95), max: percentile(values, 1) };
}
