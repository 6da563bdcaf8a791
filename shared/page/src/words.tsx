import { useSite } from "@zhian/fragment/use-site";
import { MarkedText } from "@zhian/ui/marked-text";

/** A text of the page's content, with Chinese runs in an English one marked. */
export function Words({ children }: { children: string }) {
  return <MarkedText text={children} locale={useSite().locale} />;
}
