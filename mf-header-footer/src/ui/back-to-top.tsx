import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { ArrowUp } from "lucide-react";
import css from "./site-footer.module.css";
import { useScrolledDown } from "./use-scrolled-down.ts";

/** A link to the top; with script, it appears only once the page is scrolled down. */
export function BackToTop() {
  const t = useText();
  const isFar = useScrolledDown();
  return (
    <a href="#top" className={css["upwards"]} data-far={isFar || undefined}>
      <Icon of={ArrowUp} />
      <span className="visually-hidden">{t("top")}</span>
    </a>
  );
}
