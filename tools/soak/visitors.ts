import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { randomFrom } from "@zhian/chaos/random-from";
import { ask } from "../../bench/load/ask.ts";
import { judgePage } from "./judge-page.ts";
import type { SitePage } from "./read-page.ts";
import type { Recorder } from "./samples.ts";
import { pageUrl } from "./site-pages.ts";

interface Walk {
  url: string;
  pages: readonly SitePage[];
  seed: number;
  recorder: Recorder;
  isOver(): boolean;
}

/** Average pause between two pages of one visitor: keeps the load well below the shell's capacity. */
const readingMs = 1000;

/** This many visitors, each on a keep-alive connection, read pages of the site until the soak is over. */
export async function walk(count: number, about: Walk): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor, about)));
}

async function visit(visitor: number, { url, pages, seed, recorder, isOver }: Walk): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const random = randomFrom(seed + visitor + 1);
  for (let step = 0; !isOver(); step += 1) {
    const page = pages[Math.floor(random() * pages.length)];
    if (!page) throw new Error("there is no page to visit");
    // Must not resemble anything else on a page.
    const mark = `walk-${visitor}-${step}`;
    const address = pageUrl(url, page.path, mark);
    let answer = await ask(address, agent);
    // The server closed an idle connection: every browser retries.
    if (answer.ending === "closed-idle") answer = await ask(address, agent);
    recorder.record.pages += 1;
    const judgement = judgePage(answer, page, mark);
    if (judgement) recorder.add({ visitor, path: page.path, ...judgement });
    await pause(2 * readingMs * random());
  }
  agent.destroy();
}
