import * as z from "zod/mini";
import { optionalText } from "./lenient.ts";
import type { User } from "./state.ts";

/** A user as the api sends it; `state.ts` has the same for the bus, without a schema library. */
export const userSchema: z.ZodMiniType<User> = z
  .object({
    profile: z.exactOptional(z.string()),
    username: optionalText,
    uuid: optionalText,
    accountType: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
    isRecommend: z.exactOptional(z.number()),
    recommendID: z.exactOptional(z.string()),
    recommendAuth: z.exactOptional(z.number()),
    recommendStyle: z.exactOptional(z.number()),
    isEditor: z.exactOptional(z.boolean()),
  })
  .check(z.refine(({ username, uuid }) => username !== "" || uuid !== "", "a user must have a name or an id"));
