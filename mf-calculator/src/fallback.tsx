import type { Locale } from "@zhian/contracts/locale";
import { messages } from "./messages.ts";

/** Required of a release, although no page shows it: the shell reports that the calculator cannot be opened. */
export function Fallback({ locale }: { locale: Locale }) {
  return <p>{messages[locale]["fallback"]}</p>;
}
