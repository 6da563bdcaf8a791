import { useSite } from "@zhian/fragment/use-site";
import { Children, Fragment, type ReactNode } from "react";

/** Sentences that follow each other. In Chinese nothing stands between them: full-width punctuation brings its own room. */
export function Sentences({ children }: { children: ReactNode }) {
  const gap = useSite().locale === "zh" ? "" : " ";
  return Children.toArray(children).map((sentence, index) => (
    // Sentences never change places.
    <Fragment key={`${index}`}>
      {index > 0 && gap}
      {sentence}
    </Fragment>
  ));
}
