import { until } from "@zhian/chaos/until";

/** Reads memory until it has stopped growing, and returns it in bytes. */
export async function settledBytes(read: () => Promise<number>): Promise<number> {
  let bytes = 0;
  let alike = 0;
  await until("memory that grows no more", async () => {
    const now = await read();
    // Compared with the first of these readings: a starved process grows slowly.
    if (Math.abs(now - bytes) < 2 ** 19) alike += 1;
    else [alike, bytes] = [0, now];
    return alike > 20;
  });
  return bytes;
}
