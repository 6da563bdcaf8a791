import { htmlLang, type Locale } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { messages } from "../messages.ts";
import css from "./quote-sheet.module.css";

/** A label in the reader's language, followed by the other one: a sheet passes through many hands. */
export function Bilingual({ text }: { text: string }) {
  const t = useText();
  const { locale } = useSite();
  const other: Locale = locale === "en" ? "zh" : "en";
  const texts: Readonly<Record<string, string>> = messages[other];
  return (
    <>
      <span>{t(text)}</span>{" "}
      <span lang={htmlLang(other)} className={css["other"]}>
        {texts[text]}
      </span>
    </>
  );
}
