import type { Queryable } from "@zhian/database/database";
import { networkOf } from "@zhian/server/network-of";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import type { Sender } from "./sms-limits.ts";

/** One sender at a time across all processes on one database, so that concurrent ones cannot exceed a limit. */
const sendLock = 7_210_002;

export async function takeSendLock(tx: Queryable): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock($1)", [sendLock]);
}

export function toSender({ phone, address: ip }: { phone: string; address: string }, hash: KeyedHash): Sender {
  const { address, network } = networkOf(ip);
  return {
    phone: hash("phone", phone),
    prefix: hash("prefix", phone.slice(0, 7)),
    address: hash("address", address),
    network: hash("network", network),
  };
}

/** Counts one message, under its id at the gateway. */
export async function countMessage(tx: Queryable, id: string, sender: Sender): Promise<void> {
  await tx.query(
    `INSERT INTO sms_send (id, phone, prefix, address, network, sent_at) VALUES ($1, $2, $3, $4, $5, clock_timestamp())`,
    [id, sender.phone, sender.prefix, sender.address, sender.network],
  );
}

export async function uncountMessage(tx: Queryable, id: string): Promise<void> {
  await tx.query("DELETE FROM sms_send WHERE id = $1", [id]);
}
