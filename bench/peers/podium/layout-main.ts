import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BundleFile } from "../../one-bundle/bundle-files.ts";
import { createCommonAnswers, page, pressPage } from "../serve/answers.ts";
import { readPeerConfig } from "../serve/config.ts";
import { listen } from "../serve/listen.ts";
import { openPeerFiles } from "../serve/peer-files.ts";
import { createSiteLayout } from "./layout.ts";
import type { LayoutPlan } from "./plans.ts";

// The layout's server: composes each page from the podlets' responses, and compresses it once for as long as they do not change.
const config = readPeerConfig(process.env);
// Written by the bench.
const plan = JSON.parse(await readFile(join(config.BENCH_PEER_DIR, "layout.json"), "utf8")) as LayoutPlan;
const compose = await createSiteLayout(plan, `http://127.0.0.1:${config.BENCH_PEER_PORT}`);
const answerCommon = createCommonAnswers(await openPeerFiles(config.BENCH_PEER_ASSETS), config.BENCH_API_URL);
const pressed = new Map<string, Omit<BundleFile, "type">>();

listen(config.BENCH_PEER_PORT, async (exchange) => {
  if (!exchange.target.startsWith("/products/")) return answerCommon(exchange);
  const document = await compose(exchange);
  if (!exchange.takesBrotli) return page({ plain: Buffer.from(document), br: Buffer.alloc(0) }, exchange);
  const digest = createHash("sha256").update(document).digest("base64");
  const kept = pressed.get(digest) ?? pressPage(document);
  pressed.set(digest, kept);
  return page(kept, exchange);
});
