import type { Locale } from "@zhian/contracts/locale";
import { messages } from "./messages.ts";

/** A release has one, although no page shows it: what cannot be opened is told of by the shell. */
export function Fallback({ locale }: { locale: Locale }) {
  return <p>{messages[locale]["fallback"]}</p>;
}
