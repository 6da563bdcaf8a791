import css from "./contents-list.module.css";

interface ContentsListProps {
  label: string;
  entries: readonly { anchor: string; text: string }[];
  /** Numbers the entries, like the headings. */
  isNumbered?: boolean;
}

export function ContentsList({ label, entries, isNumbered = false }: ContentsListProps) {
  if (entries.length < 2) return null;
  return (
    <nav aria-label={label} className={css["contents"]}>
      <p className={css["label"]} aria-hidden="true">
        {label}
      </p>
      <ol className={css["entries"]}>
        {entries.map(({ anchor, text }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={css["entry"]}>
              {isNumbered && <span className={css["number"]}>{index + 1}</span>}
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
