import type { ArticleElement } from "@zhian/contracts/article";
import type { Elements } from "@zhian/ui/elements";

/** The props of a component for part of a text: its element, and its content. */
export interface BodyPart {
  element: ArticleElement;
  children: Elements;
}
