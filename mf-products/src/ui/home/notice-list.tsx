import { htmlLang } from "@zhian/contracts/locale";
import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import { Tag } from "@zhian/ui/tag";
import type { ShownNotice } from "../../model/shown-notice.ts";
import css from "./notice-list.module.css";

/** Null if they could not be loaded, which differs from there being none. */
export function NoticeList({ notices }: { notices: readonly ShownNotice[] | null }) {
  const t = useText();
  if (!notices) return <p>{t("notice.absent")}</p>;
  if (notices.length === 0) return <p>{t("notice.none")}</p>;
  return (
    <ol className={css["notices"]}>
      {notices.map((notice) => (
        <NoticeEntry key={notice.id} notice={notice} />
      ))}
    </ol>
  );
}

function NoticeEntry({
  notice: { type, title, summary, lang, published, times, products, isDemo },
}: {
  notice: ShownNotice;
}) {
  const t = useText();
  return (
    <li className={css["notice"]}>
      <p className={css["when"]}>
        <span>{published}</span>
        <span className={css["tags"]}>
          <Tag>{t(`notice.type.${type}`)}</Tag>
          {isDemo && <Tag tone="amber">{t("notice.demo")}</Tag>}
        </span>
      </p>
      <div className={css["text"]}>
        <div lang={lang && htmlLang(lang)} className={css["text"]}>
          <h3>{title}</h3>
          <p>{summary}</p>
        </div>
        {times.length > 0 && (
          <dl className={css["times"]}>
            {times.map(({ zone, time }) => (
              <div key={zone}>
                <dt>{zone}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className={css["products"]}>
          {products.map((code) => (
            <li key={code}>
              <ProductLink code={code} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
