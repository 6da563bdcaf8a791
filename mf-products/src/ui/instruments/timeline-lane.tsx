import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { useId } from "react";
import type { BlockOf } from "../../model/page-content.ts";
import { placeOf } from "../../model/time-scale.ts";
import css from "./timeline-lane.module.css";

type Block = BlockOf<"timeline">;
type Lane = Block["cases"][number]["lanes"][number];

interface TimelineLaneProps extends Pick<Block, "labels"> {
  lane: Lane;
  of: Block["cases"][number];
  /** Formats a time with its unit. */
  time(n: number): string;
}

/** A bar to scale, and below it the same in words, each span with its sign: this is the legend, too. */
export function TimelineLane({ lane: { name, spans }, of: { end, events }, labels, time }: TimelineLaneProps) {
  const marked = useMarked();
  const hatching = useId();
  return (
    <li className={css["lane"]}>
      <p className={css["name"]}>{marked(name)}</p>
      <svg aria-hidden="true" width="100%" height="24" className={css["bar"]}>
        <Hatching id={hatching} />
        {spans.map(({ from, to, state }) => (
          <rect
            key={from}
            x={`${placeOf(from, end)}%`}
            width={`${placeOf(to, end) - placeOf(from, end)}%`}
            height="24"
            className={css[state]}
            {...(state === "slow" && { fill: `url(#${hatching})` })}
          />
        ))}
        {events.map(({ at }, index) => (
          <line key={index} x1={`${placeOf(at, end)}%`} x2={`${placeOf(at, end)}%`} y2="24" className={css["event"]} />
        ))}
      </svg>
      <ol className={css["spans"]}>
        {spans.map(({ from, to, state, label }) => (
          <li key={from}>
            <svg aria-hidden="true" viewBox="0 0 14 14" className={css["sign"]}>
              <rect
                x="0.5"
                y="0.5"
                width="13"
                height="13"
                className={css[state]}
                {...(state === "slow" && { fill: `url(#${hatching})` })}
              />
            </svg>
            <span className={css["time"]}>{`${from}–${time(to)}`}</span> <Words>{label}</Words>
            <span className="visually-hidden">{` (${labels[state]})`}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}

function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" className={css["hatch"]} />
    </pattern>
  );
}
