import { parseArgs } from "node:util";
import { createAccountStore } from "./accounts/account-store.ts";
import { type Decision, decideCertification } from "./accounts/certifications.ts";
import { readTyped } from "./accounts/user-names.ts";
import { readConfig } from "./config.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { createKeyedHash, readSecret } from "./secrets/keyed-hash.ts";
import { createSeal } from "./secrets/seal.ts";

const expected = new Set(["ConfigError", "DatabaseError"]);
const usage = 'Usage: npm run accounts -- certify USERNAME --grant | --refuse "REASON"\n';
const longestReason = 200;

/** Decides on the account's submitted real name. */
async function certify(username: string, decision: Decision): Promise<number> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(database);
    const secret = await readSecret(database, config.secret);
    const accounts = createAccountStore(createKeyedHash(secret), createSeal(secret));
    const account = await accounts.findTyped(database, readTyped(username));
    if (!account) return say(`There is no account ${username}.`, 1);
    if (!(await decideCertification(database, account.id, decision))) {
      return say(`${account.username} has no submitted real name to decide on.`, 1);
    }
    return say(`${account.username}: ${decision.happens}.`, 0);
  } finally {
    await database.close();
  }
}

function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}

function readArguments(): { username: string; decision: Decision } | undefined {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { grant: { type: "boolean", default: false }, refuse: { type: "string" } },
    });
    const [command, username, ...more] = positionals;
    const reason = values.refuse?.trim().slice(0, longestReason);
    if (command !== "certify" || username === undefined || more.length > 0) return undefined;
    if (values.grant === (reason !== undefined) || reason === "") return undefined;
    return { username, decision: reason === undefined ? { happens: "granted" } : { happens: "refused", reason } };
  } catch {
    // An unknown option.
    return undefined;
  }
}

const asked = readArguments();
try {
  if (asked) process.exitCode = await certify(asked.username, asked.decision);
  else {
    process.stderr.write(usage);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof Error) || !expected.has(error.name)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
