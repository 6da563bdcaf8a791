import { text } from "../serve/answers.ts";
import { readPeerConfig } from "../serve/config.ts";
import { listen } from "../serve/listen.ts";

// Serves all zones other than the measured page's.
listen(readPeerConfig(process.env).BENCH_PEER_PORT, async ({ target }) =>
  target === "/readyz" ? text(200, "ready\n") : text(200, `Another part of the site: ${target}\n`),
);
