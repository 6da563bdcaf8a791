import type { SearchHit } from "@zhian/contracts/endpoints";
import { htmlLang } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { Words } from "@zhian/page/words";
import { Tag } from "@zhian/ui/tag";
import css from "./hit-list.module.css";

/** The best first, as the search ranks them; what each is stands beside it. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  const t = useText();
  return (
    <ol className={css["list"]}>
      {hits.map(({ kind, name, link, summary, code, lang }) => (
        <li key={link} className={css["hit"]}>
          <p className={css["kind"]}>
            {t(`search.kind.${kind}`)}
            {code && <Tag>{code.toUpperCase()}</Tag>}
          </p>
          <div className={css["what"]} lang={lang && htmlLang(lang)}>
            <SiteLink to={link} className={css["name"]}>
              <Words>{name}</Words>
            </SiteLink>
            <p>
              <Words>{summary}</Words>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
