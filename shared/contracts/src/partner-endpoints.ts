import * as z from "zod/mini";
import { ignored } from "./lenient.ts";
import { partnerKinds } from "./partner-rules.ts";

const text = (most: number) => z.string().check(z.maxLength(most));
const typed = text(1_000);
const captchaHeaders = z.looseObject({ "x-captcha-token": z.optional(text(200)) });
/** US dollars, with two decimals at most. */
const amount = z.string().check(z.regex(/^\d{1,12}(?:\.\d{1,2})?$/));

const referralLink = z.object({
  id: z.string(),
  /** Name given by the recommender. */
  name: z.string(),
  /** Path on this site, with the code in it. */
  path: z.string(),
  visits: z.number(),
  signUps: z.number(),
  madeAt: z.iso.datetime(),
});

const rebate = z.object({
  id: z.string(),
  /** Masked user name of the recommended user: `l**`. */
  of: z.string(),
  kind: z.enum(["sign-up", "order"]),
  usd: amount,
  state: z.enum(["pending", "settled"]),
  at: z.iso.datetime(),
  isDemo: z.boolean(),
});

/** Referrals, partners' applications, and the smaller calls that the specification lists as defined. */
export const partnerEndpoints = {
  "console.recommend": {
    method: "GET",
    path: "/v1/console/cloud-recommend",
    /** Only to bypass caches; its value is ignored. */
    query: z.object({ t: z.optional(z.unknown()) }),
    data: z.object({ isRegister: z._default(z.boolean(), false), code: z.optional(z.string()) }),
  },
  /** The visitor's status as a recommender; without a code, there is none yet. */
  "popularize.detail": {
    method: "GET",
    path: "/v1/popularize/info/detail",
    data: z.object({
      code: z.optional(z.string()),
      /** "other": any other name that a backend has for it. */
      state: z._default(z.enum(["none", "active", "paused", "other"]), "other"),
      visits: z.optional(z.number()),
      signUps: z.optional(z.number()),
      pendingUsd: z.optional(amount),
      settledUsd: z.optional(amount),
      rebates: z.optional(z.array(rebate)),
    }),
  },
  /** Makes the visitor a recommender; idempotent. */
  "popularize.register": {
    method: "POST",
    path: "/v1/popularize/register",
    data: z.object({ code: z.string() }),
  },
  /** Creates another link for the visitor, to tell where visits come from. At most 20. */
  "popularize.create": {
    method: "POST",
    path: "/v1/popularize/create",
    body: z.strictObject({ name: typed }),
    data: z.object({ list: z.array(referralLink) }),
  },
  /** A recommender's links, each with its QR code as rows of dark (1) and light (0) modules. */
  "popularize.matterList": {
    method: "GET",
    path: "/v1/popularize/matter/list",
    data: z.object({ list: z.array(z.extend(referralLink, { qr: z.array(z.string()) })) }),
  },
  /** Records a visit through a recommender's link: counted once per visitor and day. */
  "console.clickPoint": {
    method: "POST",
    path: "/v1/console/clickPoint",
    isOpen: true,
    body: z.strictObject({ recommend: text(64) }),
    data: ignored,
  },
  "console.couponList": {
    method: "GET",
    path: "/v1/console/newActivityCouponList",
    data: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          usd: amount,
          leastUsd: amount,
          validUntil: z.iso.datetime(),
          isDemo: z.boolean(),
        }),
      ),
    }),
  },
  /** Sends a code for an application, as the specification defines it: a GET with effects, guarded like the POST. */
  "cooperation.sms": {
    method: "GET",
    path: "/v1/console/cooperation/sms",
    isOpen: true,
    headers: captchaHeaders,
    query: z.object({ phone: typed }),
    data: ignored,
  },
  /** POST variant, called by the site itself: the phone is not in a URL, and so not in logs of URLs. */
  "cooperation.sendSms": {
    method: "POST",
    path: "/v1/console/cooperation/sms",
    isOpen: true,
    headers: captchaHeaders,
    body: z.strictObject({ phone: typed }),
    data: ignored,
  },
  /** Creates one application per `idempotency-key`. */
  "cooperation.submit": {
    method: "POST",
    path: "/v1/console/cooperation/submit",
    isOpen: true,
    headers: z.looseObject({ "idempotency-key": z.optional(text(200)) }),
    body: z.strictObject({
      kind: z.enum(partnerKinds),
      company: typed,
      contact: typed,
      phone: typed,
      code: typed,
      note: text(5_000),
    }),
    data: z.object({ number: z.string() }),
  },
  /** Submits a pre-sales question, which a person answers. */
  "consult.submit": {
    method: "POST",
    path: "/v1/console/consult/submit",
    isOpen: true,
    headers: z.looseObject({ "x-captcha-token": z.optional(text(200)), "idempotency-key": z.optional(text(200)) }),
    body: z.strictObject({
      /** Plain path of the page. */
      page: z.string().check(z.regex(/^\/[\w/.-]{0,200}$/)),
      name: typed,
      phone: typed,
      question: text(5_000),
    }),
    data: z.object({ number: z.string() }),
  },
} as const;
