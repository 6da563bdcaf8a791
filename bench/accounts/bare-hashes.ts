import { computeArgon2id } from "../../api/src/accounts/argon2id.ts";
import { createPasswords } from "../../api/src/accounts/passwords.ts";
import { createWorkPool } from "../../api/src/accounts/work-pool.ts";

// The yardstick: the same hash in a process that does nothing else, one at a time. Prints the hashes per second.
const count = Number(process.argv[2]);
const pool = createWorkPool({ most: 1, mostWaiting: 0, mostWaitMs: 0 });
const passwords = createPasswords({ pool, computeHash: computeArgon2id });
await passwords.hash("warm up, please");
const begun = performance.now();
for (let made = 0; made < count; made += 1) await passwords.hash("a bench's own password");
process.stdout.write(String((count * 1_000) / (performance.now() - begun)));
