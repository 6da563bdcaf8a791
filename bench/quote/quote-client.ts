import { prepareVisitor, type Visitor } from "./prepare-visitor.ts";
import { type QuoteOrder, readOrder } from "./quote-order.ts";

// A separate process on a separate core, so that filling forms takes no CPU time from the api. measure-quote.ts wrote the argument.
const order = readOrder(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await run(order)));

/** Every visitor has received a code before the first one submits. */
async function run({ url, firstPhone, visitors, lanes }: QuoteOrder) {
  const phones = Array.from({ length: visitors }, (_, index) => `138${String(firstPhone + index).padStart(8, "0")}`);
  const ready = await inLanes(phones, lanes, (phone) => prepareVisitor(url, phone));
  const begun = performance.now();
  const times = await inLanes(ready, lanes, (visitor) => submit(url, visitor));
  return { seconds: (performance.now() - begun) / 1_000, times };
}

/** Milliseconds until the quote arrived. Throws if there was none. */
async function submit(url: string, { form }: Visitor): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/v1/console/dengbao_quote/submit`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify(form),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`submit returned ${answer.status}: ${text}`);
  return performance.now() - begun;
}

async function inLanes<From, To>(
  all: readonly From[],
  lanes: number,
  work: (each: From) => Promise<To>,
): Promise<To[]> {
  const results: To[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    for (let each = all[next++]; each !== undefined; each = all[next++]) results.push(await work(each));
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
