import { openMemoryDatabase } from "@zhian/database/embedded-database";
import { importContent } from "../../api/src/content/import-content.ts";
import { readContent } from "../../api/src/content/read-content.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { toFindables } from "../../api/src/search/findables.ts";
import { createSearchIndex, type Findable } from "../../api/src/search/search-index.ts";
import { goldenQueries } from "../../api/src/testing/golden-queries.ts";
import { percentile } from "../statistics.ts";
import { mixedQueries, syntheticEntries } from "./mixed-queries.ts";
import { openPostgresSearch } from "./postgres-search.ts";

export interface SearchTimes {
  entries: number;
  buildMs: number;
  medianMs: number;
  p99Ms: number;
}

interface SearchOf {
  memory: SearchTimes;
  postgres: SearchTimes;
}

export interface SearchFindings {
  queries: number;
  shipped: SearchOf;
  synthetic: SearchOf;
  /** The number of questions, and how many have the expected page first. */
  golden: { questions: number; memory: number; postgres: number };
}

const queries = 1_000;
const syntheticCount = 100_000;

/** Compares the site's search with PostgreSQL's, over the shipped content and over many times as much. */
export async function measureSearch(detail: (text: string) => void): Promise<SearchFindings> {
  const database = await openMemoryDatabase();
  await migrate(database);
  await importContent(database);
  const shipped = toFindables(await readContent(database));
  await database.close();
  const asked = mixedQueries(shipped, queries);
  detail("search over the shipped content");
  const own = await measureBoth(shipped, asked);
  detail(`search over ${syntheticCount} made-up documents`);
  const many = await measureBoth(syntheticEntries(shipped, syntheticCount), asked);
  return { queries, shipped: own.times, synthetic: many.times, golden: own.golden };
}

async function measureBoth(entries: readonly Findable[], asked: readonly string[]) {
  const started = performance.now();
  const index = createSearchIndex(entries);
  const memoryMs = performance.now() - started;
  const inMemory = async (q: string) => index.search({ q, locale: "en", limit: 20 }).hits.map(({ link }) => link);

  const database = await openMemoryDatabase();
  const restarted = performance.now();
  const inPostgres = await openPostgresSearch(database, entries);
  const postgresMs = performance.now() - restarted;
  const times = {
    memory: { entries: entries.length, buildMs: memoryMs, ...(await timesOf(inMemory, asked)) },
    postgres: { entries: entries.length, buildMs: postgresMs, ...(await timesOf(inPostgres, asked)) },
  };
  const golden = {
    questions: goldenQueries.length,
    memory: await rightOf(inMemory),
    postgres: await rightOf(inPostgres),
  };
  await database.close();
  return { times, golden };
}

type Search = (q: string) => Promise<string[]>;

async function timesOf(search: Search, asked: readonly string[]) {
  for (const q of asked.slice(0, 50)) await search(q);
  const times: number[] = [];
  for (const q of asked) {
    const started = performance.now();
    await search(q);
    times.push(performance.now() - started);
  }
  return { medianMs: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}

async function rightOf(search: Search): Promise<number> {
  let right = 0;
  for (const [q, link] of goldenQueries) if ((await search(q))[0] === link) right += 1;
  return right;
}
