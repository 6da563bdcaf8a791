import autocannon, { type Result } from "autocannon";
import type { LoadOrder, LoadReport } from "./throughput/send-load.ts";

// A separate process, so that sending requests takes no time from the process that starts and measures it.
// send-load.ts wrote the argument.
const { url, connections, seconds, isUnique, leastBytes } = JSON.parse(process.argv[2] ?? "") as LoadOrder;
const { pathname } = new URL(url);
const mark = process.pid.toString(36);
let count = 0;
let short = 0;

const done = Promise.withResolvers<Result>();
const running = autocannon(
  {
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
  },
  (error, result) => (error ? done.reject(error) : done.resolve(result)),
);
running.on("response", (_, status, bytes) => {
  if (status < 300 && bytes < leastBytes) short += 1;
});
const result = await done.promise;

const report: LoadReport = {
  pages: result["2xx"] - short,
  refused: result.non2xx + result.errors + short,
  seconds: result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
};
process.stdout.write(JSON.stringify(report));
