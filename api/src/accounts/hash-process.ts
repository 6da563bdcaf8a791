import { constants, getPriority, setPriority } from "node:os";
import { computeArgon2id } from "./argon2id.ts";
import type { HashAnswer, NumberedOrder } from "./hash-messages.ts";

// Entry of the process that hashes passwords, separate from the one that answers calls.

/** Added to the api's niceness: gives a third of the api's share when both compete for a core, and the whole core while the api waits. */
const niceness = 5;

try {
  // The threads that hash start later and inherit it. Not set by the api: a login waits until this process has started.
  setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
} catch {
  // The system forbids it: then both run at equal priority.
}

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
