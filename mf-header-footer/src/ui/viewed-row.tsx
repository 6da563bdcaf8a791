import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { useState } from "react";
import type { NavLink } from "../model/navigation.ts";
import { readViewed } from "../model/viewed-products.ts";
import { LinkList } from "./link-list.tsx";
import css from "./viewed-row.module.css";

/** Products that this tab has shown before, except the current page's; nothing on a first visit. Remounted for each page. */
export function ViewedRow({ products }: { products: readonly NavLink[] }) {
  const t = useText();
  const { path } = useSite();
  const [codes] = useState(() => readViewed(() => window.sessionStorage));
  const viewed = codes
    .flatMap((code) => products.find((product) => product.code === code) ?? [])
    .filter(({ link }) => link !== path)
    .slice(0, 4);
  if (viewed.length === 0) return null;
  return (
    <div className={css["row"]} data-foot="">
      <p className={css["label"]}>{t("nav.viewed")}</p>
      <LinkList links={viewed} look="row" />
    </div>
  );
}
