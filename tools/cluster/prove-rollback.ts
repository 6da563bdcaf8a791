import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pollPages } from "../../bench/rollback/poll-pages.ts";
import { makeSecondRelease, versionAfter } from "../../bench/rollback/second-release.ts";
import { runFragments } from "../release/fragments-cli.ts";
import { fetchServed } from "../release/registry-api.ts";
import type { Cluster } from "./start-cluster.ts";

/** From the operator's request to the first page without the release, on the slowest shell. */
export interface RollbackTimes {
  rounds: number[];
}

const fragment = "mf-products";
const rounds = 5;

/** Promotes a second release and rolls it back, while a visitor of each shell requests its page continuously. */
export async function proveRollback(cluster: Cluster, detail: (text: string) => void): Promise<RollbackTimes> {
  const { target, dir, registry, shells } = cluster;
  const first = (await fetchServed(registry.url, target.environment)).get(fragment);
  if (!first) throw new Error(`${fragment} is not served`);
  const second = versionAfter(first, "cluster");
  await makeSecondRelease(join(target.root, fragment), join(dir, fragment), second);
  await runFragments(target, ["publish", join(dir, fragment), "--as-built"]);
  const token = (await readFile(join(dir, "registry/operator-token"), "utf8")).trim();
  const polls = shells.map(({ url }) => pollPages(`${url}/products/bcc`, fragment, { visitors: 1, pauseMs: 20 }));
  const untilShown = (version: string) => Promise.all(polls.map((poll) => poll.untilShown(version)));
  const times: number[] = [];
  try {
    await untilShown(first);
    for (let round = 1; round <= rounds; round += 1) {
      detail(`${round} of ${rounds}`);
      const promotion = { action: "promote", version: second, again: true, reason: "the cluster's test" };
      await Promise.all([untilShown(second), change({ registry, token }, promotion)]);
      const startedAt = performance.now();
      const withdrawal = { action: "rollback", reason: "the cluster's test" };
      const [shown] = await Promise.all([untilShown(first), change({ registry, token }, withdrawal)]);
      times.push(Math.max(...shown.map(({ answeredAt }) => answeredAt)) - startedAt);
    }
  } finally {
    await Promise.all(polls.map((poll) => poll.stop()));
  }
  return { rounds: times };
}

/** Does the same as the `fragments` command, without the command's startup time. */
async function change({ registry, token }: { registry: Cluster["registry"]; token: string }, wish: object) {
  const environment = `${registry.url}/v1/environments/production`;
  const { revision } = Object(await (await fetch(`${environment}/status`)).json());
  const answer = await fetch(`${environment}/deployments/${fragment}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "if-match": `"${revision}"`,
    },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`the registry refused: ${await answer.text()}`);
}
