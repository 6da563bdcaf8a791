import * as z from "zod/mini";
import { ignored } from "./lenient.ts";
import { systemTypes, yesNo } from "./quote-words.ts";

const text = (most: number) => z.string().check(z.maxLength(most));

/** US dollars, or 暂不支持 if there is no price. */
const amount = z.string().check(z.regex(/^(?:\d{1,12}(?:\.\d{1,2})?|暂不支持)$/));

const passed = z.object({
  result: z.literal("pass"),
  /** For use in one `x-captcha-token` header. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

/** `again`: the movement does not look human. `fail`: any other failure. */
const captchaAnswerSchema = z.union([
  passed,
  z.object({ result: z.literal("fail") }),
  z.object({ result: z.literal("again") }),
]);

/** Milliseconds since the piece was picked up, and the position of its top left corner then, in pixels of the picture. */
const trailPoint = z.object({ t: z.number(), x: z.number(), y: z.number() });

const quoteItemSchema = z.object({
  /** Code in the catalogue. */
  code: z.string(),
  kind: z.enum(["product", "consulting"]),
  /** Unit of the quantity: a server for a year, the whole system for a year, or the whole system, once. */
  unit: z.enum(["server-year", "system-year", "once"]),
  quantity: z.number(),
  unitUsd: z.string(),
  sumUsd: z.string(),
});

/** The calls of the quote calculator, and of the puzzle required for its text messages. */
export const quoteEndpoints = {
  /** Number of quotes created today, in Shanghai time. */
  "quote.todayNums": {
    method: "GET",
    path: "/v1/console/dengbao_quote/todayNums",
    isOpen: true,
    data: z.object({ number: z.number().check(z.int(), z.nonnegative()) }),
  },
  /** Creates a puzzle: only the server knows where the piece belongs. Valid for one answer within five minutes. */
  "captcha.puzzle": {
    method: "POST",
    path: "/v1/console/captcha/puzzle",
    isOpen: true,
    data: z.object({
      id: z.string(),
      width: z.number(),
      height: z.number(),
      /** Side of the piece's square body, and radius of its tabs and notches. */
      size: z.number(),
      radius: z.number(),
      /** Allowed deviation in pixels. */
      tolerance: z.number(),
      /** Position of the top edge of the piece's image in the picture. */
      top: z.number(),
      /** Images in base64: the picture with the hole, and the piece on a transparent background. */
      picture: z.string(),
      piece: z.string(),
    }),
  },
  "captcha.answer": {
    method: "POST",
    path: "/v1/console/captcha/answer",
    isOpen: true,
    body: z.strictObject({
      id: text(64),
      /** Position of the left edge of the piece's image on release. */
      left: z.number(),
      trail: z.array(trailPoint).check(z.maxLength(500)),
      /** How it was moved: dragged (the default), by key presses, or placed by a tap. */
      by: z.optional(z.enum(["drag", "keys", "place"])),
    }),
    data: captchaAnswerSchema,
  },
  /** Proof of work for the browser instead of the puzzle: an altcha challenge. */
  "captcha.work": {
    method: "POST",
    path: "/v1/console/captcha/work",
    isOpen: true,
    data: z.looseObject({
      parameters: z.looseObject({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
      }),
      signature: z.string(),
    }),
  },
  "captcha.workAnswer": {
    method: "POST",
    path: "/v1/console/captcha/work-answer",
    isOpen: true,
    /** The challenge and its solution as JSON in base64. */
    body: z.strictObject({ payload: text(8_000) }),
    data: captchaAnswerSchema,
  },
  "quote.sendCode": {
    method: "POST",
    path: "/v1/console/dengbao_quote/sendCode",
    isOpen: true,
    headers: z.looseObject({ "x-captcha-token": z.optional(text(200)) }),
    body: z.strictObject({ phone: text(1_000) }),
    data: ignored,
  },
  /** Creates one quote per `idempotency-key`, however often it is sent. */
  "quote.submit": {
    method: "POST",
    path: "/v1/console/dengbao_quote/submit",
    isOpen: true,
    headers: z.looseObject({ "idempotency-key": z.optional(text(200)) }),
    body: z.strictObject({
      /** 省/市. */
      provinceCity: text(1_000),
      systemType: text(1_000),
      /** Codes of the level's products, joined by commas. */
      product: text(1_000),
      systemNum: z.number(),
      isPurchaseSafeProduct: text(1_000),
      corporateName: text(1_000),
      phone: text(1_000),
      code: text(1_000),
    }),
    data: z.object({
      allPrice: amount,
      productPrice: z.optional(amount),
      consultPrice: z.optional(amount),
      /** The secret id of the quote's sheet; absent if a backend stores none. */
      quote: z.optional(z.string()),
    }),
  },
  /** A quote's content, for anyone who has its id; without phone and company. */
  "quote.sheet": {
    method: "GET",
    path: "/v1/console/dengbao_quote/sheet",
    isOpen: true,
    query: z.object({ id: text(64) }),
    data: z.object({
      number: z.string(),
      madeAt: z.iso.datetime(),
      validUntil: z.iso.datetime(),
      provinceCity: z.string(),
      systemType: z.enum(systemTypes),
      level: z.union([z.literal(2), z.literal(3)]),
      systemNum: z.number(),
      isPurchaseSafeProduct: z.enum(yesNo),
      /** Version of the price book that it was computed with, and whether its prices are made up. */
      priceBook: z.string(),
      isDemo: z.boolean(),
      items: z.array(quoteItemSchema),
      allPrice: amount,
      productPrice: amount,
      consultPrice: amount,
    }),
  },
} as const;
