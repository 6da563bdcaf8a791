import { Words } from "@zhian/page/words";
import { classNames } from "@zhian/ui/class-names";
import { loadOn } from "../../model/configured-sum.ts";
import { fillIn } from "../../model/fill-in.ts";
import type { BlockOf } from "../../model/page-content.ts";
import type { Amounts } from "../../model/rising-costs.ts";
import { formatAmount } from "./format-amount.ts";
import css from "./limit-bars.module.css";

interface LimitBarsProps {
  block: BlockOf<"configurator">;
  amounts: Amounts;
}

/** How much of each limit is used. Space for the warning is reserved: nothing moves when a limit is exceeded. */
export function LimitBars({ block: { limits, parts, labels }, amounts }: LimitBarsProps) {
  const loads = limits.map((limit) => {
    const used = loadOn(limit.id, parts, amounts);
    return { ...limit, used, isPassed: used > limit.capacity };
  });
  return (
    <div className={css["limits"]}>
      <h3>{labels.limits}</h3>
      <ul className={css["list"]}>
        {loads.map(({ id, name, unit, capacity, over, used, isPassed }) => (
          <li key={id} className={classNames(isPassed && css["passed"])}>
            <p className={css["head"]}>
              <span>{name}</span>
              <span className={css["used"]}>
                {fillIn(labels.of, {
                  used: formatAmount(used, ""),
                  capacity: formatAmount(capacity, ""),
                  unit,
                })}
              </span>
            </p>
            <LimitBar share={used / capacity} />
            <p className={css["over"]}>
              <strong>{labels.passed}</strong> <Words>{over}</Words>
            </p>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {loads.map(({ isPassed, over, name }) => (isPassed ? `${name}: ${over} ` : "")).join("")}
      </p>
    </div>
  );
}

/** The limit's mark is at four fifths of the frame; any excess is hatched. */
function LimitBar({ share }: { share: number }) {
  const full = 80;
  const drawn = Math.min(Math.max(share, 0) * full, 100);
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className={css["bar"]}>
      <path d="M0 12H100" className={css["ground"]} />
      <rect y="3" width={Math.min(drawn, full)} height="9" className={css["taken"]} />
      {drawn > full && (
        <path
          d={Array.from({ length: Math.ceil(drawn - full) }, (_, line) => `M${full + line + 0.5} 3V12`).join("")}
          className={css["beyond"]}
        />
      )}
      <path d={`M${full} 0V12`} className={css["mark"]} />
    </svg>
  );
}
