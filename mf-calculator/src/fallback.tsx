import type { Locale } from "@zhian/contracts/locale";
import { messages } from "./messages.ts";

/** A release has one, although no page shows it: the shell says what cannot be opened. */
export function Fallback({ locale }: { locale: Locale }) {
  return <p>{messages[locale]["fallback"]}</p>;
}
