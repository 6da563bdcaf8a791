import autocannon from "autocannon";
import type { LoadOrder, LoadReport } from "./throughput/send-load.ts";

// A process of its own, so that making requests takes nothing from whoever starts and measures it.
// send-load.ts has written the argument.
const { url, connections, seconds, isUnique } = JSON.parse(process.argv[2] ?? "") as LoadOrder;
const { pathname } = new URL(url);
const mark = process.pid.toString(36);
let count = 0;

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: [
    {
      method: "GET",
      path: pathname,
      ...(isUnique && {
        setupRequest(request) {
          count += 1;
          return { ...request, path: `${pathname}?visit=${mark}-${count}` };
        },
      }),
    },
  ],
});

const report: LoadReport = {
  pages: result["2xx"],
  refused: result.non2xx + result.errors,
  seconds: result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
};
process.stdout.write(JSON.stringify(report));
