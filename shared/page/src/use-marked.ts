import { useSite } from "@zhian/fragment/use-site";
import { markedRuns } from "@zhian/ui/marked-text";

/** For an element that contains only one content text: returns the text, with Chinese runs in English text marked. */
export function useMarked(): (text: string) => ReturnType<typeof markedRuns> {
  const { locale } = useSite();
  return (text) => markedRuns(text, locale);
}
