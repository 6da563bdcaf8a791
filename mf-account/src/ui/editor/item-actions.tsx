import type { EditorItem } from "@zhian/contracts/editor";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { useState } from "react";
import { onlyOnes, pageOf, previewOf } from "../../model/editor/item-kind.ts";
import { formatMoment } from "../../model/moment.ts";
import css from "./item-editor.module.css";
import type { EditedItem } from "./use-item.ts";
import type { ItemKey } from "./use-item-actions.ts";

interface ItemActionsProps {
  itemKey: ItemKey;
  item: EditorItem;
  edited: EditedItem;
  onDone(): void;
}

/** Buttons to save, preview, publish, discard and remove. */
export function ItemActions({ itemKey: { kind, id }, item, edited, onDone }: ItemActionsProps) {
  const t = useText();
  const { locale } = useSite();
  const [reason, setReason] = useState("");
  const { busy, savedAt, isDirty, value } = edited;
  const isNew = item.value === null && item.version === 0;
  const canRemove = value !== null && !onlyOnes.has(kind) && !isNew && (kind !== "seo" || item.hasDefault === true);

  /** Loads the page anew: from then on the site is shown with the drafts. */
  async function preview() {
    if (await edited.preview()) window.location.assign(previewOf(locale, pageOf(kind, id, value ?? item.value)));
  }

  return (
    <div className={css["actions"]}>
      <Field label={t("reason")} hint={t("reason.hint")}>
        {(control) => (
          <Input {...control} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      {savedAt !== undefined && !isDirty && <p>{t("form.savedAt", { when: formatMoment(savedAt, locale) })}</p>}
      <div className={css["buttons"]}>
        <Button
          isBusy={busy === "publish"}
          onClick={() => void edited.publish(reason).then((isDone) => isDone && onDone())}
        >
          {t("form.publish")}
        </Button>
        <Button look="secondary" isBusy={busy === "preview"} onClick={() => void preview()}>
          {t("form.preview")}
        </Button>
        <Button look="secondary" isBusy={busy === "save"} onClick={() => void edited.save()}>
          {t("form.save")}
        </Button>
        {(savedAt !== undefined || isDirty) && (
          <Button
            look="quiet"
            isBusy={busy === "discard"}
            onClick={() => void edited.discard().then((isDone) => isDone && onDone())}
          >
            {t("form.discard")}
          </Button>
        )}
        {canRemove && (
          <Button look="quiet" onClick={() => edited.change(null)}>
            {t(kind === "seo" ? "form.useOwn" : "form.remove")}
          </Button>
        )}
      </div>
    </div>
  );
}
