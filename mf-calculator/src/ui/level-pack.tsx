import { levelPacks, type ProtectionLevel } from "@zhian/contracts/level-packs";
import { useText } from "@zhian/i18n/use-text";
import css from "./level-pack.module.css";
import { ProductList } from "./product-list.tsx";

/** Shown until there is a result: the products in a quote for a system of the chosen level. */
export function LevelPack({ level }: { level: ProtectionLevel }) {
  const t = useText();
  return (
    <section className={css["pack"]}>
      <div aria-live="polite">
        <h3 className={css["title"]}>{t(`pack.${level}`)}</h3>
        <p className={css["lead"]}>{t(`often.${level}`)}</p>
      </div>
      <ProductList codes={levelPacks[level]} />
      <p className="meta">{t("pack.note")}</p>
    </section>
  );
}
