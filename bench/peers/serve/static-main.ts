import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createCommonAnswers, page, pressPage } from "./answers.ts";
import { readPeerConfig } from "./config.ts";
import { listen } from "./listen.ts";
import { openPeerFiles } from "./peer-files.ts";

// The server of a peer that is composed in the browser: one document for every path, plus files.
const config = readPeerConfig(process.env);
const document = pressPage(await readFile(join(config.BENCH_PEER_DIR, "document.html"), "utf8"));
const answerCommon = createCommonAnswers(await openPeerFiles(config.BENCH_PEER_ASSETS), config.BENCH_API_URL);

listen(config.BENCH_PEER_PORT, async (asked) =>
  asked.target.startsWith("/products/") ? page(document, asked) : answerCommon(asked),
);
