import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { classNames } from "@zhian/ui/class-names";
import { fillIn } from "../../model/fill-in.ts";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./timeline-case.module.css";
import { TimelineLane } from "./timeline-lane.tsx";
import { TimelineScale } from "./timeline-scale.tsx";

type Block = BlockOf<"timeline">;

interface TimelineCaseProps {
  block: Block;
  of: Block["cases"][number];
  /** Whether no tab shows its name. */
  isAlone?: boolean;
}

/** Lanes to scale under one axis; below, the events with their numbers on it. */
export function TimelineCase({ block: { labels, unit }, of, isAlone }: TimelineCaseProps) {
  const marked = useMarked();
  const { name, end, lanes, events, outcome } = of;
  const time = (n: number) => fillIn(labels[unit], { n });
  return (
    <div className={css["case"]}>
      <h3 className={classNames(css["name"], isAlone && css["alone"])}>{marked(name)}</h3>
      <div className={css["chart"]}>
        <TimelineScale end={end} events={events} time={time} />
        <ul aria-label={labels.lanes} className={css["lanes"]}>
          {lanes.map((lane) => (
            <TimelineLane key={lane.name} lane={lane} of={of} labels={labels} time={time} />
          ))}
        </ul>
      </div>
      <div className={css["words"]}>
        <ol aria-label={labels.events} className={css["events"]}>
          {events.map(({ at, text }, index) => (
            // Two events can happen at the same time.
            <li key={`${index} ${at}`}>
              <span aria-hidden="true" className={css["number"]}>
                {index + 1}
              </span>
              <span className={css["time"]}>{time(at)}</span>
              <span>{marked(text)}</span>
            </li>
          ))}
        </ol>
        <p className={css["outcome"]}>
          <span>{labels.outcome}</span> <Words>{outcome}</Words>
        </p>
      </div>
    </div>
  );
}
