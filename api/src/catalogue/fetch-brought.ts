import { type Brought, parseBrought } from "@zhian/contracts/brought";
import { siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";
import { readBody } from "@zhian/server/read-body";
import { errorMessage } from "@zhian/server/read-error";

const usualLimitMs = 2_000;
/** A few times the size for five hundred products. */
const maxBytes = 2 * 2 ** 20;

/** Fetches what releases bring, by its integrity, from the first shell that has it. Throws if none serves that hash. */
export async function fetchBrought(shellUrls: readonly string[], id: string, limitMs = usualLimitMs): Promise<Brought> {
  const faults: string[] = [];
  for (const shellUrl of shellUrls) {
    try {
      return await fetchFrom(shellUrl + siteFileAddress(id), id, limitMs);
    } catch (error) {
      faults.push(errorMessage(error));
    }
  }
  throw new Error(faults.join("; "));
}

async function fetchFrom(url: string, id: string, limitMs: number): Promise<Brought> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs), redirect: "error" });
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}`);
  const text = await readBody(answer.body, maxBytes);
  if (!text) throw new Error(`${url} is longer than 2 MiB`);
  if (integrityOf(text) !== id) throw new Error(`The hash of ${url} does not match its name`);
  return parseBrought(JSON.parse(text.toString("utf8")));
}
