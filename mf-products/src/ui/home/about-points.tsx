import { Words } from "@zhian/page/words";
import type { Home } from "../../model/home-content.ts";
import css from "./about-points.module.css";

export function AboutPoints({ points }: { points: Home["about"]["points"] }) {
  return (
    <dl className={css["points"]}>
      {points.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Words>{text}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}
