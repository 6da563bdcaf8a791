import { useSite } from "@zhian/fragment/use-site";
import { formatDate } from "@zhian/page/format-date";
import { localTime, zones } from "../model/activity-state.ts";

/** An instant in both time zones: "1 December 2026, 00:00 (UTC+7)". */
export function ActivityTime({ at }: { at: string }) {
  const { locale } = useSite();
  return zones.map(({ name, hours }) => {
    const local = localTime(at, hours);
    if (!local) return null;
    const day = formatDate(local.day, locale);
    return (
      <time key={name} dateTime={at}>
        {locale === "zh" ? `${day} ${local.time}（${name}）` : `${day}, ${local.time} (${name})`}
      </time>
    );
  });
}
