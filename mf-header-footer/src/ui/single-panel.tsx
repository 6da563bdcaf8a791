import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { markedRuns } from "@zhian/ui/marked-text";
import { Seal } from "@zhian/ui/seal";
import { ArrowRight } from "lucide-react";
import { currentOf } from "../model/current-section.ts";
import { linkTo } from "../model/link-to.ts";
import type { SingleEntry } from "../model/navigation.ts";
import { GroupLinks } from "./group-links.tsx";
import css from "./single-panel.module.css";
import { useWholeMenu } from "./use-whole-menu.ts";

interface SinglePanelProps {
  entry: SingleEntry;
  isOpen: boolean;
}

/** One pane: the only child, with its description and its own children. */
export function SinglePanel({ entry, isOpen }: SinglePanelProps) {
  const t = useText();
  const { locale, path } = useSite();
  const whole = useWholeMenu(entry, isOpen);
  const { only, below } = entry;
  const words = (
    <>
      <span className={css["name"]}>{markedRuns(only.name, locale)}</span>
      <span className={css["desc"]}>{markedRuns(only.desc, locale)}</span>
    </>
  );
  return (
    <>
      {only.link === undefined ? (
        <p className={css["single"]}>
          <span className={css["words"]}>{words}</span>
        </p>
      ) : (
        <a {...linkTo(locale, only.link)} className={css["single"]} aria-current={currentOf(only.link, path)}>
          {only.seal && <Seal glyph={only.seal} size="large" />}
          <span className={css["words"]}>
            {words}
            <span className={css["more"]}>
              <span>{t("nav.more")}</span> <Icon of={ArrowRight} size={16} />
            </span>
          </span>
        </a>
      )}
      {below.count > 0 && <GroupLinks group={below} whole={whole} className={css["below"]} />}
    </>
  );
}
