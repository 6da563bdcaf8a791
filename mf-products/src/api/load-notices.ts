import type { Notice } from "@zhian/contracts/cms";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import type { ShownNotice } from "../model/shown-notice.ts";

/** The number of notices on the home page. */
const shown = 3;

const zones = [
  { zone: "UTC+7", timeZone: "Asia/Jakarta" },
  { zone: "UTC+8", timeZone: "Asia/Shanghai" },
];

interface NoticesQuery {
  locale: Locale;
  signal: AbortSignal;
}

/** Null if the notices could not be loaded: the page then says so. */
export async function loadNotices(api: ApiClient, { locale, signal }: NoticesQuery): Promise<ShownNotice[] | null> {
  try {
    const { list } = await api.call("cms.notice", { query: { locale }, signal });
    return list.slice(0, shown).map((notice) => toShown(notice, locale));
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

function toShown({ publishedAt, startsAt, endsAt, ...notice }: Notice, locale: Locale): ShownNotice {
  const isWork = startsAt !== undefined && endsAt !== undefined;
  return {
    ...notice,
    published: format(new Date(publishedAt), { locale, timeZone: "Asia/Shanghai" }),
    times: isWork
      ? zones.map(({ zone, timeZone }) => ({ zone, time: toSpan(startsAt, endsAt, { locale, timeZone }) }))
      : [],
  };
}

interface Where {
  locale: Locale;
  timeZone: string;
}

/** The day is repeated only if the end is on another day. */
function toSpan(startsAt: string, endsAt: string, where: Where): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const [firstDay, lastDay] = [format(start, where), format(end, where)];
  const until = firstDay === lastDay ? clock(end, where) : `${lastDay} ${clock(end, where)}`;
  return `${firstDay} ${clock(start, where)}–${until}`;
}

function tag(locale: Locale): string {
  return locale === "zh" ? "zh-Hans-CN" : "en-GB";
}

function format(time: Date, { locale, timeZone }: Where): string {
  const day = locale === "zh" ? ({ month: "long" } as const) : ({ month: "short" } as const);
  return new Intl.DateTimeFormat(tag(locale), { year: "numeric", ...day, day: "numeric", timeZone }).format(time);
}

function clock(time: Date, { locale, timeZone }: Where): string {
  return new Intl.DateTimeFormat(tag(locale), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(time);
}
