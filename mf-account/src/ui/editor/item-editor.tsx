import { type EditorItem, itemSchema } from "@zhian/contracts/editor";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { Notice } from "@zhian/ui/notice";
import { useState } from "react";
import { formatMoment } from "../../model/moment.ts";
import { OwnRegion } from "../own-region.tsx";
import { useOwn } from "../use-own.ts";
import { FieldsForm } from "./fields-form.tsx";
import { HistorySection } from "./history-section.tsx";
import { ItemActions } from "./item-actions.tsx";
import css from "./item-editor.module.css";
import { ItemNotices } from "./item-notices.tsx";
import { NavigationForm } from "./navigation-form.tsx";
import { useItem } from "./use-item.ts";
import type { ItemKey } from "./use-item-actions.ts";

/** One item: its form, its actions and its history. */
export function ItemEditor({ kind, id }: ItemKey) {
  const t = useText();
  const own = useOwn(async (api, signal) =>
    itemSchema.parse(await api.call("editor.item", { query: { kind, id }, signal })),
  );
  return (
    <OwnRegion heading={id === "site" ? t(`kind.${kind}`) : id} own={own} rows={8}>
      {(item) => <LoadedItem key={item.version} item={item} itemKey={{ kind, id }} onDone={own.retry} />}
    </OwnRegion>
  );
}

interface LoadedItemProps {
  item: EditorItem;
  itemKey: ItemKey;
  /** Called when the published version has changed, or the draft is gone. */
  onDone(): void;
}

function LoadedItem({ item, itemKey, onDone }: LoadedItemProps) {
  const t = useText();
  const toast = useToast();
  const { locale } = useSite();
  const edited = useItem(itemKey, item);
  const [formKey, setFormKey] = useState(0);
  const { kind } = itemKey;
  const form = { value: edited.value, faults: edited.faults, choices: item.choices, onChange: edited.change };

  function restore(value: unknown) {
    edited.change(value);
    setFormKey(formKey + 1);
    toast("success", t("history.restored"));
    window.scrollTo({ top: 0 });
  }

  return (
    <div className={css["item"]}>
      <p className={css["stamp"]}>{stampOf(item)}</p>
      <ItemNotices
        kind={kind}
        edited={edited}
        onTheirs={() => void edited.discard().then((isDone) => isDone && onDone())}
      />
      {edited.value === null ? (
        <Notice kind="warn">{t("form.removes")}</Notice>
      ) : kind === "navigation" ? (
        <NavigationForm key={formKey} {...form} />
      ) : (
        <FieldsForm key={formKey} kind={kind} {...form} />
      )}
      <ItemActions itemKey={itemKey} item={item} edited={edited} onDone={onDone} />
      <HistorySection item={itemKey} onRestore={restore} />
    </div>
  );

  function stampOf({ at, author, version }: EditorItem): string {
    if (at === undefined) return t(version === 0 && item.value ? "form.asRelease" : "form.nobody");
    const who = author === "content:import" ? t("history.import") : (author ?? "");
    return t("form.by", { when: formatMoment(at, locale), who });
  }
}
