import { classNames } from "../class-names/class-names.ts";
import { pagesToShow } from "./pages-to-show.ts";
import css from "./pagination.module.css";

interface PaginationProps {
  /** From 1. */
  current: number;
  last: number;
  /** Address of a page, in the reader's language. */
  hrefOf: (page: number) => string;
  texts: {
    /** Of the whole: "Pages". */
    label: string;
    previous: string;
    next: string;
    /** Of a number: "Page 3". */
    page: (page: number) => string;
  };
}

/** The parts of a long list, as links. Nothing when there is one. */
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
  /** Without it the word stays, so that the numbers do not move. */
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
