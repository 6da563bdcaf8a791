import { Agent, type RequestOptions, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { VitalsBeacon } from "@zhian/contracts/vitals-beacon";
import type { VisitOrder, VisitReport } from "./visit-order.ts";

// A separate process on a separate core: visitors who open a page, and leave it a moment later.
// measure-shells.ts wrote the argument.
const { url, path, rate, seconds, before, values, withBeacons } = JSON.parse(process.argv[2] ?? "") as VisitOrder;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const report: VisitReport = { pages: 0, failed: 0, beacons: 0, pageMs: [] };
const startedAt = performance.now();
const dueAt = (index: number) => startedAt + (index * 1000) / rate;
let open = 0;

process.once("disconnect", () => process.exit(0));
for (let index = 0; dueAt(index) < startedAt + seconds * 1000; ) {
  while (dueAt(index) <= performance.now()) {
    void visit(index, dueAt(index));
    index += 1;
  }
  await pause(1);
}
while (open > 0) await pause(5);
process.send?.(report, () => process.exit(0));

async function visit(index: number, due: number): Promise<void> {
  open += 1;
  // Only some pages of one client are counted, so each has a separate address.
  const client = before + index;
  const headers = { "x-forwarded-for": `198.18.${Math.floor(client / 256) % 256}.${client % 256}` };
  try {
    const page = await ask(path, { headers });
    const id = /"requestId":"([0-9a-f]{32})"/.exec(page)?.[1];
    if (id === undefined) throw new Error("not a whole page");
    report.pages += 1;
    report.pageMs.push(performance.now() - due);
    if (withBeacons) {
      const beacon: VitalsBeacon = { page: id, part: 0, device: "phone", connection: "fast", values };
      await ask("/_vitals", { method: "POST", headers }, JSON.stringify(beacon));
      report.beacons += 1;
    }
  } catch {
    report.failed += 1;
  } finally {
    open -= 1;
  }
}

function ask(path: string, how: RequestOptions, body?: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const asked = request(new URL(path, url), { ...how, agent }, (response) => {
    let text = "";
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => (text += chunk));
    response.on("end", () => ((response.statusCode ?? 500) < 300 ? resolve(text) : reject(new Error(text))));
    response.on("error", reject);
  });
  asked.on("error", reject);
  asked.end(body);
  return promise;
}
