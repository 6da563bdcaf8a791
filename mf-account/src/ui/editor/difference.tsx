import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { diffLines, diffWordsWithSpace } from "diff";
import { flattenValue } from "../../model/editor/flatten-value.ts";
import type { ItemKind } from "../../model/editor/item-kind.ts";
import { nodesOf } from "../../model/editor/navigation-nodes.ts";
import css from "./difference.module.css";

interface DifferenceProps {
  kind: ItemKind;
  before: unknown;
  after: unknown;
}

/** What differs between two versions, part by part: removed text struck through, new text underlined. */
export function Difference({ kind, before, after }: DifferenceProps) {
  const t = useText();
  const { locale } = useSite();
  const [old, now] = [before, after].map((value) => flattenValue(kind, value, { t, locale }));
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  const changed = names.filter((name) => old?.get(name) !== now?.get(name));
  if (changed.length === 0) return <p>{t("diff.none")}</p>;
  return (
    <dl aria-label={t("diff.caption")} className={css["list"]}>
      {changed.map((name) => (
        <div key={name} className={css["part"]}>
          <dt>{kind === "navigation" ? inWords(name, [after, before], locale) : name}</dt>
          <dd className={css["text"]}>
            <Changes before={old?.get(name) ?? ""} after={now?.get(name) ?? ""} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Replaces an entry's number, which means nothing to a reader, with its name, preferably the newer one. */
function inWords(name: string, values: readonly unknown[], locale: "en" | "zh"): string {
  const [number = "", part = ""] = name.split(" · ", 2);
  const node = values.flatMap(nodesOf).find(({ id }) => String(id) === number);
  return `${node?.name[locale] ?? number} · ${part}`;
}

function Changes({ before, after }: { before: string; after: string }) {
  const isLong = before.includes("\n") || after.includes("\n");
  const changes = isLong ? diffLines(before, after) : diffWordsWithSpace(before, after);
  return (
    <>
      {changes.map(({ added, removed, value }, index) => {
        // Pieces are identified only by their position, which never changes.
        const key = `${index}`;
        if (added) return <ins key={key}>{value}</ins>;
        if (removed) return <del key={key}>{value}</del>;
        return <span key={key}>{isLong ? shorten(value) : value}</span>;
      })}
    </>
  );
}

const shown = 2;

/** Shortens a long run of equal lines to those next to a change. */
function shorten(text: string): string {
  const lines = text.split("\n");
  if (lines.length <= 2 * shown + 2) return text;
  return [...lines.slice(0, shown), "⋯", ...lines.slice(-shown - 1)].join("\n");
}
