import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Notice } from "@zhian/ui/notice";
import type { ItemKind } from "../../model/editor/item-kind.ts";
import { Difference } from "./difference.tsx";
import css from "./item-editor.module.css";
import type { EditedItem } from "./use-item.ts";

interface ItemNoticesProps {
  kind: ItemKind;
  edited: EditedItem;
  /** Drops the editor's own draft in favour of another editor's publication. */
  onTheirs(): void;
}

/** The obstacles to publishing a draft: all its faults, and another editor's publication in the meantime. */
export function ItemNotices({
  kind,
  edited: { value, faults, overtaken, problem, busy, ...edited },
  onTheirs,
}: ItemNoticesProps) {
  const t = useText();
  return (
    <div className={css["notices"]}>
      {faults.length > 0 && (
        <Notice kind="err" role="alert">
          <p>{t("form.faults")}</p>
          <ul>
            {faults.map(({ path, message }) => (
              <li key={path + message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problem !== undefined && (
        <Notice kind="err" role="alert">
          {problem}
        </Notice>
      )}
      {overtaken && (
        <Notice kind="warn" role="alert">
          <p>
            {t("conflict.title", {
              who: overtaken.author === "content:import" ? t("history.import") : overtaken.author,
            })}
          </p>
          <p>{t("conflict.text")}</p>
          <Difference kind={kind} before={overtaken.value} after={value} />
          <p className={css["buttons"]}>
            <Button size="small" isBusy={busy === "keep"} onClick={() => void edited.keepMine()}>
              {t("conflict.mine")}
            </Button>
            <Button look="secondary" size="small" onClick={onTheirs}>
              {t("conflict.theirs")}
            </Button>
          </p>
        </Notice>
      )}
    </div>
  );
}
