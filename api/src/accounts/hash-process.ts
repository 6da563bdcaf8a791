import { computeArgon2id } from "./argon2id.ts";
import type { HashAnswer, NumberedOrder } from "./hash-messages.ts";

// Entry of the process that hashes passwords, separate from the one that answers calls.

process.on("message", (order: NumberedOrder) => void answer(order));
process.on("disconnect", () => process.exit(0));
// Ctrl-C signals the whole process group, but the api must first answer pending logins; then it disconnects.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);

async function answer({ id, order }: NumberedOrder): Promise<void> {
  const bytes = await computeArgon2id(order).catch(() => undefined);
  const told: HashAnswer = { id, bytes };
  if (process.connected) process.send?.(told);
}
