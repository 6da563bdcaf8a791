import { useSite } from "@zhian/fragment/use-site";
import { formatDate } from "@zhian/page/format-date";
import { dayOf, ownDayOf } from "../model/day-of.ts";

/** The day of a moment: in UTC+8 until script knows the reader's own zone. */
export function Day({ at }: { at: string }) {
  const { locale, isHydrated } = useSite();
  return <time dateTime={at}>{formatDate(isHydrated ? ownDayOf(at) : dayOf(at), locale)}</time>;
}
