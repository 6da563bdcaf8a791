import { useSite } from "@zhian/fragment/use-site";
import type { Elements } from "@zhian/ui/elements";
import { Children, Fragment, isValidElement } from "react";

/** Sentences that follow each other. In Chinese nothing stands between them: full-width punctuation brings its own room. */
export function Sentences({ children }: { children: Elements }) {
  const gap = useSite().locale === "zh" ? "" : " ";
  return Children.toArray(children)
    .filter((sentence) => isValidElement(sentence))
    .map((sentence, index) => (
      // Sentences never change places.
      <Fragment key={`${index}`}>
        {index > 0 && gap}
        {sentence}
      </Fragment>
    ));
}
