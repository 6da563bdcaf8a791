import { useSite } from "@zhian/fragment/use-site";
import { MarkedText } from "@zhian/ui/marked-text";

/** A content text, with Chinese runs in English text marked. */
export function Words({ children }: { children: string }) {
  return <MarkedText text={children} locale={useSite().locale} />;
}
