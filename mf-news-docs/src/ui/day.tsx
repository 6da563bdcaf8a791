import { useSite } from "@zhian/fragment/use-site";
import { formatDate } from "@zhian/page/format-date";
import { dayOf, ownDayOf } from "../model/day-of.ts";

/** The day of a moment, or nothing if it is unknown: in UTC+8 until hydration, then in the reader's own time zone. */
export function Day({ at }: { at: string }) {
  const { locale, isHydrated } = useSite();
  if (at === "") return null;
  return <time dateTime={at}>{formatDate(isHydrated ? ownDayOf(at) : dayOf(at), locale)}</time>;
}
