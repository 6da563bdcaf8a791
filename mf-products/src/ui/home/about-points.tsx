import { useMarked } from "@zhian/page/use-marked";
import type { Home } from "../../model/home-content.ts";
import css from "./about-points.module.css";

export function AboutPoints({ points }: { points: Home["about"]["points"] }) {
  const marked = useMarked();
  return (
    <dl className={css["points"]}>
      {points.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{marked(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
