import { text } from "../serve/answers.ts";
import { readPeerConfig } from "../serve/config.ts";
import { listen } from "../serve/listen.ts";

// Answers for all zones that the measured page is not in.
listen(readPeerConfig(process.env).BENCH_PEER_PORT, async ({ target }) =>
  target === "/readyz" ? text(200, "ready\n") : text(200, `Another part of the site: ${target}\n`),
);
