import { levelPacks } from "@zhian/contracts/level-packs";
import type { Rank } from "@zhian/contracts/quote-words";
import { useText } from "@zhian/i18n/use-text";
import { levelOf } from "../model/to-payload.ts";
import css from "./level-pack.module.css";
import { ProductList } from "./product-list.tsx";

/** In the place of the result, before there is one: what a system of the chosen level is quoted with. */
export function LevelPack({ rank }: { rank: Rank }) {
  const t = useText();
  const level = levelOf[rank];
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
