import { accountForms } from "@zhian/contracts/account-forms";
import type { Answers } from "../http/answers.ts";
import { parseForm } from "../http/parse-form.ts";
import { formFault } from "./account-faults.ts";
import type { AccountParts } from "./account-parts.ts";
import { madeSchema } from "./ceremony-schemas.ts";
import { createChallenges } from "./challenges.ts";
import { judged, loadLibrary, notTaken } from "./passkey-ceremonies.ts";
import { listPasskeys, removePasskey, storePasskey } from "./passkey-store.ts";
import { relyingPartyOf } from "./relying-party.ts";

type PasskeyAnswers = Pick<Answers, "passkey.list" | "passkey.begin" | "passkey.add" | "passkey.remove">;

const siteName = "ZhiAn Cloud 智安云";
const mostKeys = 20;

/** The passkeys of an account. The library verifies the browser's data, and every fault gets the same response. */
export function answerPasskeys(parts: AccountParts): PasskeyAnswers {
  const { database, hash, siteOrigins, log } = parts;
  const challenges = createChallenges(hash);

  return {
    "passkey.list": async (_query, { caller }) => listPasskeys(database, (await caller.signedIn()).accountId),

    async "passkey.begin"(_query, { caller }) {
      const { accountId, username } = await caller.signedIn();
      const party = relyingPartyOf(caller, siteOrigins);
      const { generateRegistrationOptions } = await loadLibrary();
      const { list } = await listPasskeys(database, accountId);
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: party.id,
        userName: username,
        userID: new TextEncoder().encode(accountId),
        attestationType: "none",
        excludeCredentials: list.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await challenges.issue(database, options.challenge, { party, accountId });
      return { ...options };
    },

    async "passkey.add"(_query, { body, caller }) {
      const { accountId } = await caller.signedIn();
      const { name } = parseForm(accountForms.passkeyName, body, (field) => formFault("passkeyName", field));
      const party = relyingPartyOf(caller, siteOrigins);
      const made = madeSchema.safeParse(body.response);
      if (!made.success) throw notTaken();
      const { verifyRegistrationResponse } = await loadLibrary();
      const verified = await judged(() =>
        verifyRegistrationResponse({
          response: made.data,
          expectedChallenge: (challenge) => challenges.spend(database, challenge, { party, accountId }),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
        }),
      );
      if (!verified?.verified) throw notTaken();
      const { credential } = verified.registrationInfo;
      const isStored = await storePasskey(database, {
        id: credential.id,
        accountId,
        name,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: made.data.response.transports,
        relyingParty: party.id,
        most: mostKeys,
      });
      if (!isStored) throw notTaken();
      log.info({ event: "passkey.added", account: accountId }, "a passkey was added");
      return listPasskeys(database, accountId);
    },

    async "passkey.remove"(_query, { body: { id }, caller }) {
      const { accountId } = await caller.signedIn();
      await removePasskey(database, accountId, id);
      return listPasskeys(database, accountId);
    },
  };
}
