import * as z from "zod";
import { isNetwork } from "./is-network.ts";

/** Digits only: an empty value, `1e3` or `0x50` is a mistake, and would otherwise be parsed as a number. */
export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

/** Parts separated by commas, by default none. `what` describes them in the error: "hosts such as cdn.example.com". */
export function listOf(isPart: (part: string) => boolean, what: string, byDefault = "") {
  return z
    .string()
    .default(byDefault)
    .transform((text) => text.split(",").flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every(isPart), `must be ${what}, separated by commas`);
}

/** Proxies whose `X-Forwarded-For` is trusted. */
export const trustedProxies = listOf(isNetwork, "addresses or networks such as 10.0.0.0/8");

export const logLevel = z.enum(["debug", "info", "warn", "error", "silent"]).default("info");

export function failpointOf(names: readonly string[]) {
  return z
    .string()
    .refine((setting) => names.includes(setting.replace(/#\d+$/, "")), "unknown failpoint")
    .optional();
}
