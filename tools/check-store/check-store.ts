import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { S3Bucket } from "../../registry/src/files/s3-bucket.ts";

export interface Judgement {
  what: string;
  /** Undefined if the store behaves as the registry needs. */
  fault?: string;
}

/** More than a store lists in one response, which is a thousand keys. */
const manyObjects = 1_005;
const callsAtOnce = 8;
const mebibyte = 2 ** 20;

/** Tests on a bucket everything that the registry needs, in the order of `judgements`. Removes everything that it writes. */
export async function checkStore(bucket: S3Bucket, many = manyObjects): Promise<Judgement[]> {
  const judgements: [string, () => Promise<string | undefined>][] = [
    ["an uploaded file is there at once, with the same bytes", () => judgeRoundTrip(bucket)],
    ["an overwritten file has the new bytes at once", () => judgeReplacing(bucket)],
    ["a missing file is distinguished from an unreadable one", () => judgeAbsence(bucket)],
    [`${many} files are listed completely, in order and in pages`, () => judgeListing(bucket, many)],
    ["a file with special characters in its name is listed and can be deleted", () => judgeOddNames(bucket)],
    ["a deleted file is gone, and can be deleted again", () => judgeRemoval(bucket)],
  ];
  const done: Judgement[] = [];
  try {
    for (const [what, judge] of judgements) done.push({ what, ...(await faultOf(judge)) });
  } finally {
    await removeAll(bucket);
  }
  return done;
}

async function faultOf(judge: () => Promise<string | undefined>): Promise<Pick<Judgement, "fault">> {
  try {
    const fault = await judge();
    return fault === undefined ? {} : { fault };
  } catch (error) {
    return { fault: String(error) };
  }
}

async function judgeRoundTrip(bucket: S3Bucket): Promise<string | undefined> {
  const content = randomBytes(10 * mebibyte);
  await bucket.put("10-mib", content);
  const found = await bucket.get("10-mib");
  if (!found) return "it is missing";
  if (found.bytes !== content.length)
    return `its size is reported as ${found.bytes} bytes instead of ${content.length}`;
  return (await buffer(found.content)).equals(content) ? undefined : "its bytes differ";
}

async function judgeReplacing(bucket: S3Bucket): Promise<string | undefined> {
  for (const text of ["first", "second"]) await bucket.put("again", Buffer.from(text));
  const found = await bucket.get("again");
  const text = found && (await buffer(found.content)).toString();
  return text === "second" ? undefined : `it contains "${text}"`;
}

async function judgeAbsence(bucket: S3Bucket): Promise<string | undefined> {
  if (await bucket.has("never-put")) return "HEAD finds it";
  return (await bucket.get("never-put")) ? "GET finds it" : undefined;
}

async function judgeListing(bucket: S3Bucket, many: number): Promise<string | undefined> {
  const names = Array.from({ length: many }, (_, index) => `many/${String(index).padStart(6, "0")}`);
  await inGroups(names, (name) => bucket.put(name, Buffer.from(name)));
  const listed: string[] = [];
  for await (const { key } of bucket.listAll()) if (key.startsWith("many/")) listed.push(key);
  if (listed.length !== many) return `${listed.length} are listed`;
  if (listed.some((key, index) => key !== names[index])) return "they are in the wrong order";
  const page = await bucket.list({ after: names[0] ?? "", limit: 2 });
  const keys = page.map(({ key }) => key).join(" ");
  return keys === names.slice(1, 3).join(" ") ? undefined : `after the first one, "${keys}" is listed`;
}

async function judgeOddNames(bucket: S3Bucket): Promise<string | undefined> {
  const name = "odd/a b+是";
  await bucket.put(name, Buffer.from("odd"));
  const [listed] = await bucket.list({ after: "odd", limit: 1 });
  if (listed?.key !== name) return `it is listed as "${listed?.key}"`;
  await bucket.remove(name);
  return (await bucket.has(name)) ? "it is still there" : undefined;
}

async function judgeRemoval(bucket: S3Bucket): Promise<string | undefined> {
  await bucket.put("to-go", Buffer.from("here"));
  await bucket.remove("to-go");
  if (await bucket.has("to-go")) return "it is still there";
  await bucket.remove("to-go");
  return undefined;
}

async function removeAll(bucket: S3Bucket): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of bucket.listAll()) keys.push(key);
  await inGroups(keys, (key) => bucket.remove(key));
}

async function inGroups(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < keys.length; at += callsAtOnce) {
    await Promise.all(keys.slice(at, at + callsAtOnce).map(work));
  }
}
