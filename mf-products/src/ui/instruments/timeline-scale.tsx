import { placeOf, rowsOfMarks, timesUpTo } from "../../model/time-scale.ts";
import css from "./timeline-scale.module.css";

interface TimelineScaleProps {
  end: number;
  events: readonly { at: number }[];
  /** Formats a time with its unit. */
  time(n: number): string;
}

/** Events less than this far apart, in percent, have their marks in separate rows. */
const gap = 7;
const rowHeight = 22;
/** On a phone, the last time, which has its unit next to it, needs all the space beyond this percentage. */
const roomForLast = 78;

/** The events' numbers, with the axis below. All its information is in the lists, too. */
export function TimelineScale({ end, events, time }: TimelineScaleProps) {
  const places = events.map(({ at }) => placeOf(at, end));
  const rows = rowsOfMarks(places, gap);
  const height = (Math.max(-1, ...rows) + 1) * rowHeight;
  const times = timesUpTo(end);
  return (
    <svg aria-hidden="true" width="100%" height={height + 30} className={css["scale"]}>
      {places.map((place, index) => {
        // The rows grow upwards from the axis.
        const y = height - ((rows[index] ?? 0) + 1) * rowHeight;
        return (
          <g key={index}>
            <line x1={`${place}%`} x2={`${place}%`} y1={y + 18} y2={height + 4} className={css["stem"]} />
            <circle cx={`${place}%`} cy={y + 9} r="9" className={css["mark"]} />
            <text x={`${place}%`} y={y + 13.5} textAnchor="middle" className={css["number"]}>
              {index + 1}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={height + 4} y2={height + 4} className={css["axis"]} />
      {times.map((n) => {
        const place = placeOf(n, end);
        const isLast = n === times.at(-1);
        const anchor = place === 0 ? "start" : place > 95 ? "end" : "middle";
        return (
          <g key={n}>
            <line x1={`${place}%`} x2={`${place}%`} y1={height + 4} y2={height + 10} className={css["axis"]} />
            <text
              x={`${place}%`}
              y={height + 25}
              textAnchor={anchor}
              className={css[isLast || place <= roomForLast ? "time" : "crowded"]}
            >
              {isLast ? time(n) : n}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
