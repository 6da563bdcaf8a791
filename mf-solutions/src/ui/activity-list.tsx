import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { PageLink } from "@zhian/page/page-link";
import { useMarked } from "@zhian/page/use-marked";
import { type ActivityState, lastMinuteBefore } from "../model/activity-state.ts";
import type { SiteBlockOf } from "../model/site-content.ts";
import { ActivityBadge } from "./activity-badge.tsx";
import css from "./activity-list.module.css";
import { ActivityTime } from "./activity-time.tsx";

type Block = SiteBlockOf<"activities">;

interface ActivityListProps {
  block: Block;
  states: Readonly<Record<string, ActivityState>>;
}

const groups = ["running", "upcoming", "ended"] as const;

/** Current activities come first; past ones can still be read. */
export function ActivityList({ block, states }: ActivityListProps) {
  const t = useText();
  return (
    <BlockSection block={block}>
      {groups.map((state) => {
        const items = block.items.filter(({ path }) => (states[path] ?? "ended") === state);
        return (
          <div key={state} className={css["group"]}>
            <h3>{t(`activity.group.${state}`)}</h3>
            {items.length === 0 ? (
              <p className={css["none"]}>{t(`activity.none.${state}`)}</p>
            ) : (
              <ul className={css["list"]}>
                {items.map((item) => (
                  <Entry key={item.path} item={item} state={state} />
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </BlockSection>
  );
}

function Entry({ item, state }: { item: Block["items"][number]; state: ActivityState }) {
  const marked = useMarked();
  const t = useText();
  const isAhead = state === "upcoming";
  return (
    <li className={css["entry"]}>
      <div className={css["words"]}>
        <p className={css["title"]}>
          <PageLink to={item.path} look="onward">
            {item.title}
          </PageLink>
        </p>
        <p>{marked(item.summary)}</p>
      </div>
      <div className={css["when"]}>
        <ActivityBadge state={state} />
        <span>{t(isAhead ? "activity.begins" : "activity.ends")}</span>
        <ActivityTime at={isAhead ? item.startsAt : lastMinuteBefore(item.endsAt)} />
      </div>
    </li>
  );
}
