import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { addressOf, itemKinds, onlyId, onlyOnes } from "../../model/editor/item-kind.ts";
import { DraftList } from "./draft-list.tsx";
import css from "./editor-home.module.css";

/** The kinds of items that can be edited, and the editor's drafts. */
export function EditorHome() {
  const t = useText();
  return (
    <>
      <nav aria-label={t("what")}>
        <ul role="list" className={css["kinds"]}>
          {itemKinds.map((kind) => (
            <li key={kind} className={css["kind"]}>
              <SiteLink to={addressOf(kind, onlyOnes.has(kind) ? onlyId : undefined)}>{t(`kind.${kind}`)}</SiteLink>
              <p>{t(`kind.${kind}.lead`)}</p>
            </li>
          ))}
        </ul>
      </nav>
      <DraftList />
    </>
  );
}
