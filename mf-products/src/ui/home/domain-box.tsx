import { maxNames } from "@zhian/contracts/domain-limits";
import { type Locale, localePath } from "@zhian/contracts/locale";
import type { NamesRead } from "@zhian/domains/read-names";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { buttonClass } from "@zhian/ui/button";
import { onComposedText } from "@zhian/ui/composition";
import { Input } from "@zhian/ui/input";
import { useId, useState } from "react";
import type { Home } from "../../model/home-content.ts";
import css from "./domain-box.module.css";

/** More would push the content below out of view. */
const shownNames = 6;
/** Limit of the encoded text: no server accepts a longer one. */
const longestQuery = 4_000;
/** With scripts nothing is cut off, since half a name is another name: too long a text is reported. */
const maxWithoutScript = 2_000;

/** A form for the domain search. Once its code is loaded, it shows how it parses the words as they are typed. */
export function DomainBox({ words }: { words: Home["begin"]["name"] }) {
  const t = useText();
  const { locale, isHydrated } = useSite();
  const id = useId();
  const [parsed, setParsed] = useState<NamesRead>();

  async function understand(text: string): Promise<void> {
    try {
      const { readNames } = await import(/* webpackChunkName: "read-names" */ "@zhian/domains/read-names");
      setParsed(readNames(text, { limit: maxNames.search }));
    } catch {
      // The form works without it; the next keystroke loads the code again.
      setParsed(undefined);
    }
  }

  return (
    <form method="get" action={localePath(locale, "/products/bcd/search")} className={css["box"]}>
      <label htmlFor={id}>{t("domain.label")}</label>
      <div className={css["row"]}>
        <Input
          id={id}
          type="text"
          name="q"
          required
          {...(!isHydrated && { maxLength: maxWithoutScript })}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          className={css["input"]}
          onInput={({ currentTarget }) =>
            currentTarget.setCustomValidity(isLong(currentTarget.value) ? t("domain.long") : "")
          }
          {...onComposedText((text) => void understand(text))}
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

function Understood({ parsed: { wanted: names, refused, cut } }: { parsed: NamesRead }) {
  const t = useText();
  const { locale } = useSite();
  const rest = names.length - shownNames;
  const meant = refused.flatMap(({ suggestion }) => suggestion ?? []);
  return (
    <>
      {names.length > 0 && (
        <p>
          <span>{t("domain.asks", { names: inWords(names.slice(0, shownNames).map(written), locale) })}</span>
          {rest > 0 && <span>{` ${t("domain.more", { n: rest })}`}</span>}
        </p>
      )}
      {cut > 0 && <p>{t("domain.cut", { n: names.length })}</p>}
      {refused.length > 0 && (
        <p>{t("domain.invalid", { words: inWords(refused.slice(0, shownNames).map(typed), locale) })}</p>
      )}
      {meant.length > 0 && <p>{t("domain.meant", { names: inWords(meant.slice(0, shownNames), locale) })}</p>}
    </>
  );
}

function isLong(text: string): boolean {
  return new URLSearchParams({ q: text }).toString().length > longestQuery;
}

function written({ name, ascii }: NamesRead["wanted"][number]): string {
  return name === ascii ? name : `${name} (${ascii})`;
}

function typed(name: NamesRead["refused"][number]): string {
  return name.typed;
}

function inWords(words: readonly string[], locale: Locale): string {
  return words.join(locale === "zh" ? "、" : ", ");
}
