import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import type { HotEntry } from "../api/load-hot.ts";
import { linkTo } from "../model/link-to.ts";
import css from "./search-drawer.module.css";

/** The list below an empty search, before script: plain links. */
export function HotList({ hot }: { hot: readonly HotEntry[] }) {
  const t = useText();
  const { locale } = useSite();
  if (hot.length === 0) return null;
  return (
    <div className={css["list"]}>
      <p className={css["group"]}>{t("search.hot")}</p>
      <ul role="list" className={css["hot"]}>
        {hot.map(({ name, link }) => (
          <li key={link}>
            <a {...linkTo(locale, link)} className={css["result"]}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
