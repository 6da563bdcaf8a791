import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import css from "./logo.module.css";

/** The way home. The mark is a glazed tile: crackle lines, and one cell left open, as a seal is cut. */
export function Logo() {
  const t = useText();
  const { locale } = useSite();
  return (
    <a href={localePath(locale, "/")} className={css["logo"]}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false" className={css["mark"]}>
        <rect width="32" height="32" rx="2" className={css["glaze"]} />
        <path
          className={css["crackle"]}
          d="M0 11.5 9 13.5M13.5 0 14.5 6M14.5 6 9 13.5M23.5 8.5 32 4M14.5 6 23.5 8.5M23.5 8.5 21.5 20.5M9 13.5 11.5 22.5M11.5 22.5 21.5 20.5M11.5 22.5 4.5 32M21.5 20.5 32 23.5M21.5 20.5 19 32"
        />
        <path className={css["cell"]} d="m15.2 8.1 6.6 1.9-1.5 8.9-7.5 1.6-1.9-6.7z" />
      </svg>
      <span className={css["name"]}>ZhiAn Cloud</span>{" "}
      <span lang="zh-Hans" className={css["han"]}>
        智安云
      </span>{" "}
      <span className="visually-hidden">{t("brand.home")}</span>
    </a>
  );
}
