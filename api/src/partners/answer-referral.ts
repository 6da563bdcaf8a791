import { accountForms } from "@zhian/contracts/account-forms";
import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Database } from "@zhian/database/database";
import { encodeQR } from "qr";
import type { Answers } from "../http/answers.ts";
import { isApiFault } from "../http/api-fault.ts";
import type { Caller } from "../http/caller.ts";
import { parseForm } from "../http/parse-form.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import { createVisitCount } from "./count-visit.ts";
import { couponsIn } from "./coupons.ts";
import { createLink, readLinks } from "./links.ts";
import { certifyFirst, enoughLinks, joinFirst, partnerFault } from "./partner-faults.ts";
import { becomeRecommender, readRecommendation, readStanding } from "./recommenders.ts";

interface Dependencies {
  database: Database;
  hash: KeyedHash;
  /** Origins of the site, preferred one first: targets of QR codes. */
  siteOrigins: readonly string[];
}

type ReferralAnswers = Pick<
  Answers,
  "console.recommend" | (`popularize.${string}` & keyof Answers) | "console.clickPoint" | "console.couponList"
>;

const personal = 2;

/** Calls of recommenders, and of visitors who follow their links. Private data is only the caller's own: no call takes an account. */
export function answerReferral({ database, hash, siteOrigins }: Dependencies): ReferralAnswers {
  const countVisit = createVisitCount({ database, hash });

  return {
    async "console.recommend"(_query, { caller }): Promise<EndpointData<"console.recommend">> {
      const { accountId } = await caller.signedIn();
      const recommendation = await readRecommendation(database, accountId);
      return recommendation ? { isRegister: true, code: recommendation.code } : { isRegister: false };
    },

    "popularize.detail": async (_query, { caller }) => readStanding(database, (await caller.signedIn()).accountId),

    async "popularize.register"(_query, { caller }) {
      const { accountId, accountType } = await caller.signedIn();
      if (accountType !== personal) throw certifyFirst();
      return { code: await becomeRecommender(database, accountId) };
    },

    async "popularize.create"(_query, { body, caller }) {
      const { accountId } = await caller.signedIn();
      const { name } = parseForm(accountForms.referralLink, body, (field) => partnerFault("linkName", field));
      const outcome = await createLink(database, accountId, name);
      if (outcome === "no-recommender") throw joinFirst();
      if (outcome === "too-many") throw enoughLinks();
      return { list: await readLinks(database, accountId, caller.locale) };
    },

    async "popularize.matterList"(_query, { caller }) {
      const { accountId } = await caller.signedIn();
      const links = await readLinks(database, accountId, caller.locale);
      const origin = originOf(caller, siteOrigins);
      return { list: links.map((link) => ({ ...link, qr: toQrRows(origin + link.path) })) };
    },

    async "console.clickPoint"(_query, { body: { recommend }, caller }) {
      const { session } = caller;
      await countVisit({ recommend, session, account: await accountIfAny(caller) });
      return null;
    },

    async "console.couponList"(_query, { caller }) {
      await caller.signedIn();
      return { list: couponsIn(caller.locale) };
    },
  };
}

/** The site's origin: the referring page's if it is one of ours, since browsers send no `Origin` with plain reads. */
function originOf(caller: Caller, siteOrigins: readonly string[]): string {
  const named = URL.parse(caller.header("referer") ?? "")?.origin;
  return siteOrigins.find((origin) => origin === named) ?? siteOrigins[0] ?? "";
}

/** A text as a QR code, row by row, dark modules as `1`; without the light margin, which is added when rendering. */
function toQrRows(text: string): string[] {
  // The library's smallest margin is one.
  const modules = encodeQR(text, "raw", { ecc: "medium", border: 1 });
  return modules.slice(1, -1).map((row) =>
    row
      .slice(1, -1)
      .map((isDark) => (isDark ? "1" : "0"))
      .join(""),
  );
}

/** The caller's account; undefined if no one is signed in, which an open call permits. */
async function accountIfAny(caller: Caller): Promise<string | undefined> {
  try {
    return (await caller.signedIn()).accountId;
  } catch (error) {
    if (isApiFault(error) && error.status === 401) return undefined;
    throw error;
  }
}
