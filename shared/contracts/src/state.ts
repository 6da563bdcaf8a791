import * as z from "zod/mini";
import { currencySchema, localeSchema } from "./locale-schema.ts";

export const userSchema = z.object({
  profile: z.optional(z.string()),
  username: z.string(),
  uuid: z.string(),
  /** 0 uncertified, 1 enterprise certified, 2 personal certified. */
  accountType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  isRecommend: z.optional(z.number()),
  recommendID: z.optional(z.string()),
  recommendAuth: z.optional(z.number()),
  recommendStyle: z.optional(z.number()),
});
export type User = z.output<typeof userSchema>;

export const authSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("signed-out") }),
  z.object({
    status: z.literal("signed-in"),
    token: z.string(),
    user: z.optional(userSchema),
    isRecommend: z.boolean(),
    recommendId: z.optional(z.string()),
  }),
]);
export type Auth = z.output<typeof authSchema>;

/** State on the bus: replays its last value to whoever comes later; only its owner may write it. */
export const siteState = {
  locale: { schema: localeSchema, owner: "header" },
  currency: { schema: currencySchema, owner: "header" },
  auth: { schema: authSchema, owner: "shell" },
  redirect: { schema: z.string(), owner: "shell" },
  dialog: { schema: z.object({ calculator: z.boolean() }), owner: "calculator" },
  cms: {
    schema: z.object({
      title: z.string(),
      description: z.string(),
      keywords: z.string(),
      slogan: z.optional(z.string()),
      logoUrl: z.optional(z.string()),
    }),
    owner: "shell",
  },
  cart: { schema: z.object({ count: z.number(), total: z.number() }), owner: "domain" },
  online: { schema: z.boolean(), owner: "shell" },
} as const;

export type StateName = keyof typeof siteState;
export type StateValue<Name extends StateName> = z.output<(typeof siteState)[Name]["schema"]>;
export type StateOwner = (typeof siteState)[StateName]["owner"];
export const stateNames = Object.keys(siteState) as StateName[];

/** Which fragment speaks for an owner; the shell speaks for itself. */
export const ownerFragments: Readonly<Record<Exclude<StateOwner, "shell">, string>> = {
  header: "mf-header-footer",
  calculator: "mf-calculator",
  domain: "mf-domain",
};
