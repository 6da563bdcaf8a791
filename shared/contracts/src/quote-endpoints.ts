import * as z from "zod/mini";
import { ignored } from "./lenient.ts";
import { systemTypes, yesNo } from "./quote-words.ts";

const text = (most: number) => z.string().check(z.maxLength(most));

/** US dollars, or 暂不支持 where there is no price. */
const amount = z.string().check(z.regex(/^(?:\d{1,12}(?:\.\d{1,2})?|暂不支持)$/));

const passed = z.object({
  result: z.literal("pass"),
  /** For one `x-captcha-token` header. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

/** `again`: the movement is not a person's. `fail`: whatever else. */
const captchaAnswerSchema = z.union([
  passed,
  z.object({ result: z.literal("fail") }),
  z.object({ result: z.literal("again") }),
]);

/** Milliseconds since the piece was taken, and where the piece's left upper corner was then, in pixels of the picture. */
const trailPoint = z.object({ t: z.number(), x: z.number(), y: z.number() });

const quoteItemSchema = z.object({
  /** Of the catalogue. */
  code: z.string(),
  kind: z.enum(["product", "consulting"]),
  /** What one of the quantity is: a server for a year, the whole system for a year, or the whole system, once. */
  unit: z.enum(["server-year", "system-year", "once"]),
  quantity: z.number(),
  unitUsd: z.string(),
  sumUsd: z.string(),
});

/** The calls of the quote calculator and of the puzzle that stands before its text messages. */
export const quoteEndpoints = {
  /** How many quotes were made today, by the clock of Shanghai. */
  "quote.todayNums": {
    method: "GET",
    path: "/v1/console/dengbao_quote/todayNums",
    isOpen: true,
    data: z.object({ number: z.number().check(z.int(), z.nonnegative()) }),
  },
  /** A new puzzle: where the piece belongs is known to the server alone. Good for one answer within five minutes. */
  "captcha.puzzle": {
    method: "POST",
    path: "/v1/console/captcha/puzzle",
    isOpen: true,
    data: z.object({
      id: z.string(),
      width: z.number(),
      height: z.number(),
      /** Side of the piece's square body, and radius of what stands out of it and is cut into it. */
      size: z.number(),
      radius: z.number(),
      /** How many pixels off still is right. */
      tolerance: z.number(),
      /** Where the upper edge of the piece's image lies in the picture. */
      top: z.number(),
      /** Images in base64; the picture has the hole in it, the piece is transparent around. */
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
      /** Where the left edge of the piece's image was let go. */
      left: z.number(),
      trail: z.array(trailPoint).check(z.maxLength(500)),
      /** How it was moved: dragged (the default), by key presses, or put there by a tap. */
      by: z.optional(z.enum(["drag", "keys", "place"])),
    }),
    data: captchaAnswerSchema,
  },
  /** Work for the browser instead of the puzzle: a challenge as altcha makes them. */
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
  /** One quote for one `idempotency-key`, however often it is sent. */
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
      /** The secret id of the quote's sheet; absent where a backend keeps none. */
      quote: z.optional(z.string()),
    }),
  },
  /** A quote's content, for anyone who has its id; neither the phone nor the company. */
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
