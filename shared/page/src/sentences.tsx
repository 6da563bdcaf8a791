import { useSite } from "@zhian/fragment/use-site";
import type { Elements } from "@zhian/ui/elements";
import { Children, Fragment, isValidElement } from "react";

/** Consecutive sentences. In Chinese there is no space between them: full-width punctuation includes its own. */
export function Sentences({ children }: { children: Elements }) {
  const gap = useSite().locale === "zh" ? "" : " ";
  return Children.toArray(children)
    .filter((sentence) => isValidElement(sentence))
    .map((sentence, index) => (
      // Sentences are never reordered.
      <Fragment key={`${index}`}>
        {index > 0 && gap}
        {sentence}
      </Fragment>
    ));
}
