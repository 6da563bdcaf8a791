import type { Answers } from "../http/answers.ts";
import type { AccountParts } from "./account-parts.ts";
import { beginSession } from "./begin-session.ts";
import { signedSchema, transportsSchema } from "./ceremony-schemas.ts";
import { createChallenges } from "./challenges.ts";
import { judged, loadLibrary, notTaken } from "./passkey-ceremonies.ts";
import { findPasskey, noteUse } from "./passkey-store.ts";
import { relyingPartyOf } from "./relying-party.ts";

/** Sign-in with a passkey of this site, which identifies the account. */
export function answerPasskeyLogin(parts: AccountParts): Pick<Answers, "passkey.loginBegin" | "passkey.login"> {
  const { database, accounts, hash, siteOrigins, log } = parts;
  const challenges = createChallenges(hash);

  return {
    async "passkey.loginBegin"(_query, { caller }) {
      const party = relyingPartyOf(caller, siteOrigins);
      const { generateAuthenticationOptions } = await loadLibrary();
      const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: "required" });
      await challenges.issue(database, options.challenge, { party });
      return { ...options };
    },

    async "passkey.login"(_query, { body, caller }) {
      const party = relyingPartyOf(caller, siteOrigins);
      const signed = signedSchema.safeParse(body.response);
      const key = signed.success ? await findPasskey(database, signed.data.id) : undefined;
      if (!signed.success || !key || key.relyingParty !== party.id) throw notTaken();
      const { verifyAuthenticationResponse } = await loadLibrary();
      const verified = await judged(() =>
        verifyAuthenticationResponse({
          response: signed.data,
          expectedChallenge: (challenge) => challenges.spend(database, challenge, { party }),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          credential: {
            id: key.id,
            publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
            counter: key.counter,
            transports: transportsSchema.parse(key.transports),
          },
        }),
      );
      const account = verified?.verified ? await accounts.findById(database, key.accountId) : undefined;
      if (!verified || !account) throw notTaken();
      log.info({ event: "login.succeeded", by: "passkey", account: account.id }, "a user signed in");
      return database.transaction(async (tx) => {
        await noteUse(tx, key.id, verified.authenticationInfo.newCounter);
        return beginSession(tx, parts, { accountId: account.id, caller });
      });
    },
  };
}
