import type { ArticleElement } from "@zhian/contracts/article";
import type { Elements } from "@zhian/ui/elements";

/** What a part of a text is given that is more than its tag: its element, and what stands in it. */
export interface BodyPart {
  element: ArticleElement;
  children: Elements;
}
