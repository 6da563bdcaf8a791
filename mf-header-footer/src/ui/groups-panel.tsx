import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { useId, useMemo, useState } from "react";
import { linkTo } from "../model/link-to.ts";
import type { GroupsEntry, NavGroup } from "../model/navigation.ts";
import { productLinks } from "../model/product-filter.ts";
import css from "./groups-panel.module.css";
import { LinkList } from "./link-list.tsx";
import { MixedText } from "./mixed-text.tsx";
import { ProductFilter } from "./product-filter.tsx";

/** Fewer than these can be seen at a glance. */
const filteredFrom = 20;

/**
 * Two panes: groups at the left, the chosen group's links at the right. An exclusive accordion underneath, so that
 * groups change without script, and so that the same list serves as a level of the sheet.
 */
export function GroupsPanel({ entry }: { entry: GroupsEntry }) {
  const [first] = entry.groups;
  const products = useMemo(() => productLinks(entry), [entry]);
  const [words, setWords] = useState("");
  const hasFilter = products.length >= filteredFrom;
  return (
    <div className={css["panes"]} data-size={sizeOf(entry.groups)} data-filtered={words.trim() ? "" : undefined}>
      <div className={css["left"]}>
        <PanelTitle entry={entry} />
        {entry.desc && (
          <p className={css["desc"]}>
            <MixedText text={entry.desc} />
          </p>
        )}
        {hasFilter && <ProductFilter products={products} words={words} onWords={setWords} />}
        {entry.groups.length > 1 && <Groups groups={entry.groups} />}
      </div>
      {entry.groups.length === 1 && first && <LinkList links={first.links} className={css["right"]} />}
    </div>
  );
}

function PanelTitle({ entry }: { entry: GroupsEntry }) {
  const t = useText();
  const { locale } = useSite();
  if (!entry.link) return <p className={css["title"]}>{entry.name}</p>;
  return (
    <p className={css["title"]}>
      <a {...linkTo(locale, entry.link)}>{t("nav.all", { name: entry.name })}</a>
    </p>
  );
}

function Groups({ groups }: { groups: readonly NavGroup[] }) {
  const name = useId();
  return (
    <div className={css["groups"]}>
      {groups.map((group, index) => (
        <details key={group.id} name={name} open={index === 0} className={css["group"]}>
          <summary>
            {group.name} <span className={css["count"]}>{group.links.length}</span>
          </summary>
          <LinkList links={group.links} className={css["right"]} />
        </details>
      ))}
    </div>
  );
}

/** How much room the right pane needs: the panel must not jump when the group changes. */
function sizeOf(groups: readonly NavGroup[]): "small" | "large" {
  const most = Math.max(...groups.map(({ links }) => links.length));
  return most > 9 || groups.length > 4 ? "large" : "small";
}
