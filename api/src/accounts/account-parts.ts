import type { Database } from "@zhian/database/database";
import type { FastifyBaseLogger } from "fastify";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import type { Seal } from "../secrets/seal.ts";
import type { Codes } from "../sms/codes.ts";
import type { SendCode } from "../sms/send-code.ts";
import type { SendQuietly } from "../sms/send-quietly.ts";
import type { AccountStore } from "./account-store.ts";
import type { ComputeHash } from "./argon2id.ts";
import type { LoginTries } from "./login-tries.ts";
import type { Passwords } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";

/** Dependencies of the calls about accounts. */
export interface AccountParts {
  database: Database;
  hash: KeyedHash;
  seal: Seal;
  codes: Codes;
  sendCode: SendCode;
  sendQuietly: SendQuietly;
  accounts: AccountStore;
  /** Hashes a password at the given cost, however high. */
  computeHash: ComputeHash;
  passwords: Passwords;
  sessions: Sessions;
  tries: LoginTries;
  /** Origins of the site, without a trailing slash. */
  siteOrigins: readonly string[];
  /** Receives security events: ids only, nothing that identifies a person. */
  log: Pick<FastifyBaseLogger, "info" | "warn">;
}
