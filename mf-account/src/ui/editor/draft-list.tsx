import { type ItemRow, itemListSchema } from "@zhian/contracts/editor";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { EmptyState } from "@zhian/ui/empty-state";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Notice } from "@zhian/ui/notice";
import { SpecTable } from "@zhian/ui/spec-table";
import { useState } from "react";
import { addressOf, readKind } from "../../model/editor/item-kind.ts";
import { formatMoment } from "../../model/moment.ts";
import { OwnRegion } from "../own-region.tsx";
import { useOwn } from "../use-own.ts";
import css from "./editor-home.module.css";
import { usePublishing } from "./use-publishing.ts";

/** The editor's own drafts, to preview and publish together. */
export function DraftList() {
  const t = useText();
  const own = useOwn(async (api, signal) => itemListSchema.parse(await api.call("editor.drafts", { signal })));
  return (
    <OwnRegion heading={t("drafts.title")} own={own} rows={2}>
      {({ list }) =>
        list.length === 0 ? <EmptyState title={t("drafts.none")} /> : <Drafts list={list} onDone={own.retry} />
      }
    </OwnRegion>
  );
}

function Drafts({ list, onDone }: { list: readonly ItemRow[]; onDone(): void }) {
  const t = useText();
  const { locale } = useSite();
  const [reason, setReason] = useState("");
  const { busy, problem, publish, preview } = usePublishing(list, onDone);

  return (
    <div className={css["drafts"]}>
      {problem !== undefined && (
        <Notice kind="err" role="alert">
          {problem}
        </Notice>
      )}
      <SpecTable
        caption={t("drafts.caption")}
        columns={[t("drafts.item"), t("drafts.kind"), t("drafts.savedAt")]}
        density="comfortable"
        rows={list.map(({ kind, id, name, draftAt }) => ({
          key: `${kind} ${id}`,
          head: (
            <SiteLink to={addressOf(readKind(kind) ?? "news", id)}>
              {name[locale] ?? name.en ?? name.zh ?? (id === "site" ? t(`kind.${kind}`) : id)}
            </SiteLink>
          ),
          cells: [t(`kind.${kind}`), draftAt === undefined ? "" : formatMoment(draftAt, locale)],
        }))}
      />
      <Field label={t("reason")} hint={t("reason.hint")}>
        {(control) => (
          <Input {...control} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <div className={css["buttons"]}>
        <Button isBusy={busy === "publish"} onClick={() => void publish(reason)}>
          {t("drafts.publish")}
        </Button>
        <Button look="secondary" isBusy={busy === "preview"} onClick={() => void preview()}>
          {t("form.preview")}
        </Button>
      </div>
    </div>
  );
}
