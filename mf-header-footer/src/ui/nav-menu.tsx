import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { classNames } from "@zhian/ui/class-names";
import { Icon } from "@zhian/ui/icon";
import { ArrowLeft, ChevronDown } from "lucide-react";
import { isInSection } from "../model/current-section.ts";
import type { GroupsEntry, SingleEntry } from "../model/navigation.ts";
import { GroupsPanel } from "./groups-panel.tsx";
import css from "./main-nav.module.css";
import { SinglePanel } from "./single-panel.tsx";
import { usePopover } from "./use-popover.ts";

/** An entry that opens a panel: over the page if there is room, otherwise as the next level of the sheet. */
export function NavMenu({ entry }: { entry: GroupsEntry | SingleEntry }) {
  const t = useText();
  const { path } = useSite();
  const menu = usePopover();
  return (
    <>
      <button
        type="button"
        {...menu.trigger}
        className={css["top"]}
        aria-current={isInSection(entry, path) || undefined}
      >
        <span>{entry.name}</span>
        <Icon of={ChevronDown} size={16} className={css["chevron"]} />
      </button>
      <div {...menu.panel} className={classNames(css["panel"], entry.form === "single" && css["narrow"])}>
        <button type="button" popoverTarget={menu.panel.id} popoverTargetAction="hide" className={css["back"]}>
          <Icon of={ArrowLeft} />
          <span>{t("nav.back")}</span>
        </button>
        {entry.form === "single" ? (
          <SinglePanel entry={entry} isOpen={menu.isOpen} />
        ) : (
          <GroupsPanel entry={entry} isOpen={menu.isOpen} />
        )}
      </div>
    </>
  );
}
