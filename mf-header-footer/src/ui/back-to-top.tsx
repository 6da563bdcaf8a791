import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import css from "./site-footer.module.css";

/** Of the viewport's height. */
const offset = 0.2;

/** A link to the top; with script it appears only when there is a way to go. */
export function BackToTop() {
  const t = useText();
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const measure = () => setFar(window.scrollY > window.innerHeight * offset);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => window.removeEventListener("scroll", measure);
  }, []);

  return (
    <a href="#top" className={css["upwards"]} data-far={isFar || undefined}>
      <Icon of={ArrowUp} />
      <span className="visually-hidden">{t("top")}</span>
    </a>
  );
}
