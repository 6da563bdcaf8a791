import { ActionLink } from "@zhian/page/action-link";
import type { Home } from "../../model/home-content.ts";
import css from "./level-path.module.css";

/** The steps to a graded system, as a ruler: the event at each mark, and who is responsible. */
export function LevelPath({ path }: { path: Home["path"] }) {
  return (
    <div className={css["path"]}>
      <h3>{path.heading}</h3>
      <ol className={css["steps"]}>
        {path.items.map(({ title, text, who }) => (
          <li key={title} className={css["step"]}>
            <strong>{title}</strong>
            <span>{text}</span>
            <span className={css["who"]}>{who}</span>
          </li>
        ))}
      </ol>
      <div className={css["more"]}>
        {path.more.map((link) => (
          <ActionLink key={link.to} {...link} look="secondary" />
        ))}
      </div>
    </div>
  );
}
