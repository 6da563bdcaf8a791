import { classNames } from "../class-names/class-names.ts";
import { pagesToShow } from "./pages-to-show.ts";
import css from "./pagination.module.css";

interface PaginationProps {
  /** Counted from 1. */
  current: number;
  last: number;
  /** Address of a page, in the reader's language. */
  hrefOf: (page: number) => string;
  texts: {
    /** Label of the navigation: "Pages". */
    label: string;
    previous: string;
    next: string;
    /** Label of a number: "Page 3". */
    page: (page: number) => string;
  };
}

/** Links to the pages of a long list. Renders nothing if there is only one. */
export function Pagination({ current, last, hrefOf, texts }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={texts.label} className={css["nav"]}>
      <Step page={current - 1} isThere={current > 1} rel="prev" name={texts.previous} hrefOf={hrefOf} />
      <ol className={css["pages"]}>
        {pagesToShow(current, last).map((page, index) =>
          page === null ? (
            <li key={`left out ${index}`} aria-hidden="true" className={css["gap"]}>
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={hrefOf(page)}
                aria-label={texts.page(page)}
                aria-current={page === current ? "page" : undefined}
                className={css["page"]}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      <Step page={current + 1} isThere={current < last} rel="next" name={texts.next} hrefOf={hrefOf} />
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, "hrefOf"> {
  page: number;
  /** If false, the word stays as plain text, so that the numbers do not move. */
  isThere: boolean;
  rel: "prev" | "next";
  name: string;
}

function Step({ page, isThere, rel, name, hrefOf }: StepProps) {
  const className = classNames(css["step"], css[rel]);
  if (!isThere) return <span className={className}>{name}</span>;
  return (
    <a href={hrefOf(page)} rel={rel} className={className}>
      {name}
    </a>
  );
}
