import { setTimeout as pause } from "node:timers/promises";
import { nameOf, password, timeLogin } from "./account-calls.ts";
import { type AccountsOrder, readOrder } from "./accounts-order.ts";

const everyMs = 5;
const aloneMs = 1_000;

// A separate process on a separate core, so that its requests take no CPU time from the api. measure-accounts.ts wrote the argument.
const order = readOrder(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await run(order)));

async function run({ url, accounts, round }: AccountsOrder) {
  const compared = await compare(url, accounts, round);
  const othersAlone = await timeOthers(url, pause(aloneMs));
  const begun = performance.now();
  const loggingIn = Promise.all(
    Array.from({ length: accounts }, (_, index) =>
      timeLogin(url, { username: nameOf(index), typed: password, address: `10.8.${round}.${index}`, status: 200 }),
    ),
  );
  const othersBeside = await timeOthers(url, loggingIn);
  const logins = await loggingIn;
  return { ...compared, othersAlone, othersBeside, logins, loginsMs: Math.max(...logins, performance.now() - begun) };
}

/** Alternates a wrong password and an unknown name, each from a separate address, so that none is throttled. */
async function compare(url: string, accounts: number, round: number) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let index = 0; index < accounts; index += 1) {
    const wrong = { typed: "a wrong password", address: `10.9.${round}.${index}`, status: 422 };
    const askKnown = async () => void known.push(await timeLogin(url, { ...wrong, username: nameOf(index) }));
    const askUnknown = async () =>
      void unknown.push(await timeLogin(url, { ...wrong, username: `nobody-${round}-${index}` }));
    for (const ask of index % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await ask();
  }
  return { known, unknown };
}

/** Sends a public call every few milliseconds, without waiting for responses, until `until` settles. */
async function timeOthers(url: string, until: Promise<unknown>): Promise<number[]> {
  const asked: Promise<number>[] = [];
  let isOver = false;
  void until.finally(() => (isOver = true));
  while (!isOver) {
    asked.push(timeOther(url));
    await pause(everyMs);
  }
  return Promise.all(asked);
}

async function timeOther(url: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/v1/cms/file/newsTag`);
  await answer.text();
  if (!answer.ok) throw new Error(`a call during the logins returned ${answer.status}`);
  return performance.now() - begun;
}
