import type { ArticleElement } from "@zhian/contracts/article";
import type { Elements } from "@zhian/ui/elements";

/** The props of a part of a text that is more than its tag: its element, and its content. */
export interface BodyPart {
  element: ArticleElement;
  children: Elements;
}
