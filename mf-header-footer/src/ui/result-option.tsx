import { useSite } from "@zhian/fragment/use-site";
import { markedRuns } from "@zhian/ui/marked-text";
import { Tag } from "@zhian/ui/tag";
import { linkTo } from "../model/link-to.ts";
import { cutAtMatches } from "../model/search-groups.ts";
import css from "./search-drawer.module.css";

export interface Result {
  name: string;
  link: string;
  summary?: string;
  code?: string | undefined;
}

interface ResultOptionProps {
  id: string;
  result: Result;
  words: string;
  isActive: boolean;
}

/** A real link that the input's arrow keys select: it can be opened in a new tab like any other. */
export function ResultOption({ id, result: { name, link, summary, code }, words, isActive }: ResultOptionProps) {
  const { locale } = useSite();
  return (
    <a id={id} role="option" aria-selected={isActive} tabIndex={-1} {...linkTo(locale, link)} className={css["result"]}>
      <span>
        {cutAtMatches(name, words).map(({ text, isMatch }, index) =>
          // Pieces of a name are never reordered.
          isMatch ? <mark key={`${index}`}>{text}</mark> : <span key={`${index}`}>{text}</span>,
        )}
      </span>
      {code && <Tag translate="no">{code}</Tag>}
      {summary && <span className={css["summary"]}>{markedRuns(summary, locale)}</span>}
    </a>
  );
}
