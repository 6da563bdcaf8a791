import { useText } from "@zhian/i18n/use-text";
import { cardClass } from "@zhian/ui/card";
import { classNames } from "@zhian/ui/class-names";
import { useId } from "react";
import { type ActivityState, type ActivityTimes, lastMinuteBefore } from "../model/activity-state.ts";
import { ActivityBadge } from "./activity-badge.tsx";
import css from "./activity-sheet.module.css";
import { ActivityTime } from "./activity-time.tsx";

/** Start and end in words: a countdown would only put pressure on readers. */
export function ActivitySheet({ times, state }: { times: ActivityTimes; state: ActivityState }) {
  const t = useText();
  const captionId = useId();
  return (
    <figure className={css["figure"]} aria-labelledby={captionId}>
      <div className={classNames(cardClass(), css["sheet"])}>
        <ActivityBadge state={state} />
        <dl className={css["times"]}>
          <div>
            <dt>{t("activity.begins")}</dt>
            <dd>
              <ActivityTime at={times.startsAt} />
            </dd>
          </div>
          <div>
            <dt>{t("activity.ends")}</dt>
            <dd>
              <ActivityTime at={lastMinuteBefore(times.endsAt)} />
            </dd>
          </div>
        </dl>
      </div>
      <figcaption id={captionId}>{t("activity.caption")}</figcaption>
    </figure>
  );
}
