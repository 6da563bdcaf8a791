import { words } from "@zhian/content/fields";
import type { InLanguage } from "@zhian/i18n/in-language";
import { z } from "zod";

const keys = z.enum([
  "loading",
  "failed",
  "retry",
  "none",
  "joinNote",
  "join",
  "joined",
  "unreachable",
  "code",
  "paused",
  "link",
  "copy",
  "copied",
  "denied",
  "visits",
  "visitsNote",
  "signUps",
  "pending",
  "pendingNote",
  "settled",
  "qr",
  "qrCaption",
  "rebates",
  "day",
  "customer",
  "for",
  "amount",
  "state",
  "for.sign-up",
  "for.order",
  "state.pending",
  "state.settled",
  "demo",
  "noRebates",
  "centre",
]);

/** Content for signed-in visitors only: it is not part of a page. */
export const memberContent = z.record(keys, words);
export type MemberWords = InLanguage<z.infer<typeof memberContent>>;
