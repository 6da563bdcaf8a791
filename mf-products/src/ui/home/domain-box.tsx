import { type Locale, localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { buttonClass } from "@zhian/ui/button";
import { useId, useState } from "react";
import type { Home } from "../../model/home-content.ts";
import type { ParsedNames, WantedName } from "../../model/parse-names.ts";
import css from "./domain-box.module.css";

/** More would push what stands below out of sight. */
const shownNames = 6;

/** A form for the domain search. What it understands of the words is said as they are typed, once its code is there. */
export function DomainBox({ words }: { words: Home["begin"]["name"] }) {
  const t = useText();
  const { locale } = useSite();
  const id = useId();
  const [parsed, setParsed] = useState<ParsedNames>();

  async function understand(text: string): Promise<void> {
    try {
      const { parseNames } = await import(/* webpackChunkName: "parse-names" */ "../../model/parse-names.ts");
      setParsed(parseNames(text));
    } catch {
      // The form does without; the next letter asks for the code again.
      setParsed(undefined);
    }
  }

  return (
    <form method="get" action={localePath(locale, "/products/bcd/search")} className={css["box"]}>
      <label htmlFor={id}>{t("domain.label")}</label>
      <div className={css["row"]}>
        <input
          id={id}
          type="text"
          name="q"
          required
          maxLength={2000}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          className={css["input"]}
          onChange={(event) => void understand(event.target.value)}
        />
        <button type="submit" className={buttonClass()}>
          {t("domain.look")}
        </button>
      </div>
      <div id={`${id}-hint`} className={css["hint"]}>
        <p>{words.hint}</p>
        <p>{words.note}</p>
      </div>
      <div role="status" className={css["answer"]}>
        {parsed && <Understood parsed={parsed} />}
      </div>
    </form>
  );
}

function Understood({ parsed: { names, invalid, isCut } }: { parsed: ParsedNames }) {
  const t = useText();
  const { locale } = useSite();
  const rest = names.length - shownNames;
  return (
    <>
      {names.length > 0 && (
        <p>
          {t("domain.asks", { names: inWords(names.slice(0, shownNames).map(written), locale) })}
          {rest > 0 && ` ${t("domain.more", { n: rest })}`}
        </p>
      )}
      {isCut && <p>{t("domain.cut", { n: names.length })}</p>}
      {invalid.length > 0 && <p>{t("domain.invalid", { words: inWords(invalid.slice(0, shownNames), locale) })}</p>}
    </>
  );
}

function written({ name, ascii }: WantedName): string {
  return name === ascii ? name : `${name} (${ascii})`;
}

function inWords(words: readonly string[], locale: Locale): string {
  return words.join(locale === "zh" ? "、" : ", ");
}
