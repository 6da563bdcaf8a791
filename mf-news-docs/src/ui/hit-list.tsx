import type { SearchHit } from "@zhian/contracts/endpoints";
import { htmlLang } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { Words } from "@zhian/page/words";
import { Tag } from "@zhian/ui/tag";
import { cutAtWords } from "../model/cut-at-words.ts";
import css from "./hit-list.module.css";

/** Hits in the order of the search, the best first, each with its kind. */
export function HitList({ hits, words }: { hits: readonly SearchHit[]; words: string }) {
  const t = useText();
  return (
    <ol className={css["list"]}>
      {hits.map(({ kind, name, link, summary, code, lang }) => (
        <li key={link} className={css["hit"]}>
          <p className={css["kind"]}>
            <span>{t(`search.kind.${kind}`)}</span>
            {code && <Tag translate="no">{code.toUpperCase()}</Tag>}
          </p>
          <div className={css["what"]} lang={lang && htmlLang(lang)}>
            <SiteLink to={link} className={css["name"]}>
              <Marked text={name} words={words} />
            </SiteLink>
            <p>
              <Marked text={summary} words={words} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, words }: { text: string; words: string }) {
  // The text does not change while it is shown: the index is a sufficient key.
  return cutAtWords(text, words).map(({ text: piece, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={css["mark"]}>
        <Words>{piece}</Words>
      </mark>
    ) : (
      <Words key={index}>{piece}</Words>
    ),
  );
}
