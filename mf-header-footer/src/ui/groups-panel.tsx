import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { markedRuns } from "@zhian/ui/marked-text";
import { useLoaded } from "@zhian/ui/use-loaded";
import { type MouseEvent, useId, useMemo, useState } from "react";
import { isTruncated } from "../model/is-truncated.ts";
import { linkTo } from "../model/link-to.ts";
import type { GroupsEntry, NavGroup } from "../model/navigation.ts";
import { productLinks } from "../model/product-links.ts";
import { GroupLinks } from "./group-links.tsx";
import css from "./groups-panel.module.css";
import { isWide } from "./is-wide.ts";
import type { Filtered } from "./product-tools.tsx";
import { useWholeMenu } from "./use-whole-menu.ts";

/** Fewer products than this can be seen at a glance. */
const filteredFrom = 20;

interface GroupsPanelProps {
  entry: GroupsEntry;
  isOpen: boolean;
}

/**
 * Two panes: groups on the left, the selected group's links on the right. Built on an exclusive accordion, so that
 * groups change without script, and so that the same list serves as a level of the sheet.
 */
export function GroupsPanel({ entry, isOpen }: GroupsPanelProps) {
  const { locale } = useSite();
  const [first] = entry.groups;
  const hasFilter = entry.products >= filteredFrom;
  const whole = useWholeMenu(entry, isOpen);
  const isWhole = whole !== undefined || !entry.groups.some(isTruncated);
  const products = useMemo(() => productLinks(whole ?? entry.groups), [whole, entry]);
  const [filtered, setFiltered] = useState<Filtered>();
  const [round, setRound] = useState(0);
  const tools = useLoaded(
    () => import(/* webpackChunkName: "product-tools" */ "./product-tools.tsx"),
    isOpen && hasFilter,
  );

  return (
    <div className={css["panes"]} data-size={sizeOf(entry.groups)} data-filtered={isWhole ? filtered : undefined}>
      <div className={css["left"]}>
        <PanelTitle entry={entry} />
        {entry.desc && <p className={css["desc"]}>{markedRuns(entry.desc, locale)}</p>}
        {hasFilter && (
          <div className={css["tools"]}>
            {/* Only with all products, or it could wrongly report no match. */}
            {tools && isWhole && <tools.ProductTools key={round} products={products} onFiltered={setFiltered} />}
          </div>
        )}
        {entry.groups.length > 1 && (
          <Groups groups={entry.groups} whole={whole} onChosen={() => filtered && setRound(round + 1)} />
        )}
      </div>
      {entry.groups.length === 1 && first && <GroupLinks group={first} whole={whole} className={css["right"]} />}
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

interface GroupsProps {
  groups: readonly NavGroup[];
  whole: readonly NavGroup[] | undefined;
  onChosen(): void;
}

function Groups({ groups, whole, onChosen }: GroupsProps) {
  const name = useId();

  function choose(event: MouseEvent<HTMLElement>) {
    // Where the right pane shows its links, a group can be selected but not closed: the pane would be empty.
    if (isWide() && event.currentTarget.closest("details[open]")) event.preventDefault();
    onChosen();
  }

  return (
    <div className={css["groups"]}>
      {groups.map((group, index) => (
        <details key={group.id} name={name} open={index === 0} className={css["group"]}>
          <summary onClick={choose}>
            <span className={css["groupName"]}>{group.name}</span> <span className={css["count"]}>{group.count}</span>
          </summary>
          <GroupLinks group={group} whole={whole} className={css["right"]} />
        </details>
      ))}
    </div>
  );
}

/** The size of the right pane: the panel must not jump when the group changes. */
function sizeOf(groups: readonly NavGroup[]): "small" | "large" {
  const most = Math.max(...groups.map(({ count }) => count));
  return most > 9 || groups.length > 4 ? "large" : "small";
}
