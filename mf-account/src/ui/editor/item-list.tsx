import { type ItemRow, itemListSchema } from "@zhian/contracts/editor";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { EmptyState } from "@zhian/ui/empty-state";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import { useState } from "react";
import { addressOf, type ItemKind } from "../../model/editor/item-kind.ts";
import { formatMoment } from "../../model/moment.ts";
import { OwnRegion } from "../own-region.tsx";
import { useOwn } from "../use-own.ts";
import css from "./item-list.module.css";

/** All items of a kind, to choose one from, and a form to create another. */
export function ItemList({ kind }: { kind: ItemKind }) {
  const t = useText();
  const own = useOwn(async (api, signal) =>
    itemListSchema.parse(await api.call("editor.items", { query: { kind }, signal })),
  );
  return (
    <OwnRegion heading={t(`kind.${kind}`)} own={own} rows={8}>
      {({ list }) => (
        <div className={css["place"]}>
          {kind !== "seo" && <NewPage kind={kind} />}
          <FilteredList kind={kind} list={list} />
        </div>
      )}
    </OwnRegion>
  );
}

function FilteredList({ kind, list }: { kind: ItemKind; list: readonly ItemRow[] }) {
  const t = useText();
  const { locale } = useSite();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const found = list.filter(({ id, name }) =>
    [id, name.en, name.zh].some((text) => text?.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <Field label={t("list.filter")}>
        {(control) => (
          <Input {...control} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      {found.length === 0 ? (
        <EmptyState title={t("list.none")} />
      ) : (
        <SpecTable
          caption={t("list.caption", { kind: t(`kind.${kind}`), count: found.length })}
          columns={[t("list.title"), t("list.id"), t("list.at")]}
          density="comfortable"
          rows={found.map((row) => ({
            key: row.id,
            head: (
              <>
                <SiteLink to={addressOf(kind, row.id)}>
                  {row.name[locale] ?? row.name.en ?? row.name.zh ?? row.id}
                </SiteLink>{" "}
                {row.draftAt !== undefined && <Tag tone="amber">{t("list.draft")}</Tag>}
              </>
            ),
            cells: [
              <span key="id" translate="no">
                {row.id}
              </span>,
              row.at === undefined ? t("list.default") : formatMoment(row.at, locale),
            ],
          }))}
        />
      )}
    </>
  );
}

function NewPage({ kind }: { kind: ItemKind }) {
  const t = useText();
  const { navigate, locale } = useSite();
  const [id, setId] = useState("");
  return (
    <form
      className={css["new"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (/^[a-z0-9-]{1,100}$/.test(id)) navigate((locale === "zh" ? "/zh" : "") + addressOf(kind, id));
      }}
    >
      <Field label={t("list.newId")} hint={t("list.newId.hint")} className={css["id"]}>
        {(control) => (
          <Input
            {...control}
            pattern="[a-z0-9\-]+"
            maxLength={100}
            required
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary">
        {t("list.new")}
      </Button>
    </form>
  );
}
