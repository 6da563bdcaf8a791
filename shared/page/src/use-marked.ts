import { useSite } from "@zhian/fragment/use-site";
import { markedRuns } from "@zhian/ui/marked-text";

/** For an element that holds one text of the page's content and nothing else: the text, with Chinese runs in an English one marked. */
export function useMarked(): (text: string) => ReturnType<typeof markedRuns> {
  const { locale } = useSite();
  return (text) => markedRuns(text, locale);
}
