import * as z from "zod/mini";
import { ignored } from "./lenient.ts";
import { userSchema } from "./user-schema.ts";

/** The handler validates visitors' input, with its own messages; this only limits its length. */
const text = (most: number) => z.string().check(z.maxLength(most));
const typed = text(1_000);
const captchaHeaders = z.looseObject({ "x-captcha-token": z.optional(text(200)) });

/** For the `accessToken` cookie, which the page writes; the response itself sets the cookie that is bound to it. */
const session = z.object({ accessToken: z.string(), expiresAt: z.iso.datetime() });

const certificationSchema = z.object({
  state: z.enum(["none", "submitted", "personal", "enterprise", "refused"]),
  /** As submitted, but masked: `李*` and `****1234`. */
  name: z.optional(z.string()),
  number: z.optional(z.string()),
  kind: z.optional(z.enum(["personal", "enterprise"])),
  submittedAt: z.optional(z.iso.datetime()),
  decidedAt: z.optional(z.iso.datetime()),
  reason: z.optional(z.string()),
});

const sessionRow = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Browser and operating system, if the user agent states them: `Chrome · Linux`. */
  device: z.string(),
  /** Truncated: `203.0.113.*`. */
  address: z.string(),
  isOwn: z.boolean(),
});

const passkeyRow = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
});

/** Input and output of the Web Authentication API, as JSON; defined by the library that creates and verifies it. */
const ceremony = z.looseObject({});

/** Signing in, the account and its security. Responses to a signed-out visitor are the same whether an account exists or not. */
export const accountEndpoints = {
  /** Signs in by user name or phone, and password. */
  "account.login": {
    method: "POST",
    path: "/v1/console/loginz",
    isOpen: true,
    body: z.strictObject({ username: typed, password: text(10_000) }),
    data: session,
  },
  /** Sends a sign-in code to the phone of an account; the response for any other phone is the same. */
  "account.loginSms": {
    method: "POST",
    path: "/v1/console/loginSms",
    isOpen: true,
    headers: captchaHeaders,
    body: z.strictObject({ phone: typed }),
    data: ignored,
  },
  "account.loginByPhone": {
    method: "POST",
    path: "/v1/console/loginByPhone",
    isOpen: true,
    body: z.strictObject({ phone: typed, code: typed }),
    data: session,
  },
  /** Sends a code to register with. */
  "account.sendSms": {
    method: "POST",
    path: "/v1/console/sendSms",
    isOpen: true,
    headers: captchaHeaders,
    body: z.strictObject({ phone: typed }),
    data: ignored,
  },
  /**
   * Creates an account and signs in. `recommend` is the code of the link that the visitor followed. Unknown fields are ignored, and
   * logged by the api.
   */
  "account.logon": {
    method: "POST",
    path: "/v1/console/logon",
    isOpen: true,
    body: z.looseObject({
      username: typed,
      password: text(10_000),
      phone: typed,
      code: typed,
      recommend: z.optional(text(64)),
    }),
    data: session,
  },
  /** Forgotten password, first step: sends a code to the account's phone. `account` is a user name or a phone. */
  "account.send": {
    method: "POST",
    path: "/v1/console/send",
    isOpen: true,
    headers: captchaHeaders,
    body: z.strictObject({ account: typed }),
    data: ignored,
  },
  /** Second step: returns a ticket for one new password, valid for ten minutes. */
  "account.verify": {
    method: "POST",
    path: "/v1/console/verify",
    isOpen: true,
    body: z.strictObject({ account: typed, code: typed }),
    data: z.object({ ticket: z.string() }),
  },
  /** Third step: ends every session of the account. */
  "account.upPassword": {
    method: "POST",
    path: "/v1/console/upPassword",
    isOpen: true,
    body: z.strictObject({ ticket: text(200), password: text(10_000) }),
    data: ignored,
  },
  /** A puzzle, under the specification's name: the same as `captcha.puzzle`. */
  "account.getCaptcha": {
    method: "GET",
    path: "/v1/console/getCaptcha",
    isOpen: true,
    data: z.looseObject({ id: z.string() }),
  },

  "console.checkToken": { method: "POST", path: "/v1/console/check-token", data: ignored },
  "console.overview": { method: "GET", path: "/v1/console/user/overview", data: userSchema },
  "console.certification": { method: "GET", path: "/v1/console/certification", data: certificationSchema },
  /** Submits a real name: from `none` or `refused` to `submitted`. */
  "console.certify": {
    method: "POST",
    path: "/v1/console/certification/submit",
    body: z.strictObject({
      kind: z.enum(["personal", "enterprise"]),
      /** Name of the person or enterprise. */
      name: typed,
      /** Resident identity card number, or unified social credit code. */
      number: typed,
    }),
    data: certificationSchema,
  },
  "console.logout": { method: "GET", path: "/v1/console/logout", data: ignored },
  /** POST variant, called by the site itself, of the specification's GET that changes state. */
  "console.endSession": { method: "POST", path: "/v1/console/logout", data: ignored },

  "account.detail": {
    method: "GET",
    path: "/v1/console/account",
    data: z.object({
      username: z.string(),
      uuid: z.string(),
      /** Masked: `138****8000`. */
      phone: z.string(),
      madeAt: z.iso.datetime(),
      passwordChangedAt: z.iso.datetime(),
      certification: certificationSchema,
    }),
  },
  "account.changePassword": {
    method: "POST",
    path: "/v1/console/account/password",
    body: z.strictObject({ present: text(10_000), password: text(10_000) }),
    data: ignored,
  },
  "account.sessions": {
    method: "GET",
    path: "/v1/console/account/sessions",
    data: z.object({ list: z.array(sessionRow) }),
  },
  /** Ends one of the visitor's sessions, or all but the current one. */
  "account.revoke": {
    method: "POST",
    path: "/v1/console/account/sessions/revoke",
    body: z.strictObject({ id: z.union([z.literal("others"), text(64)]) }),
    data: z.object({ list: z.array(sessionRow) }),
  },
  "passkey.list": {
    method: "GET",
    path: "/v1/console/passkey/list",
    data: z.object({ list: z.array(passkeyRow) }),
  },
  "passkey.begin": { method: "POST", path: "/v1/console/passkey/begin", data: ceremony },
  "passkey.add": {
    method: "POST",
    path: "/v1/console/passkey/add",
    body: z.strictObject({ name: typed, response: ceremony }),
    data: z.object({ list: z.array(passkeyRow) }),
  },
  "passkey.remove": {
    method: "POST",
    path: "/v1/console/passkey/remove",
    body: z.strictObject({ id: text(1_000) }),
    data: z.object({ list: z.array(passkeyRow) }),
  },
  /** For holders of a passkey of this site: no user name is required. */
  "passkey.loginBegin": { method: "POST", path: "/v1/console/passkey/login-begin", isOpen: true, data: ceremony },
  "passkey.login": {
    method: "POST",
    path: "/v1/console/passkey/login",
    isOpen: true,
    body: z.strictObject({ response: ceremony }),
    data: session,
  },
} as const;
