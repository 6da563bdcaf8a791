import type { Notice } from "@zhian/contracts/cms";
import type { Locale } from "@zhian/contracts/locale";
import { type Content, type NoticeRow, pickText } from "../content/content.ts";

interface Question {
  locale: Locale;
  now: Date;
}

const maxNotices = 20;

/** The latest published notices, newest first. One that is dated later does not exist yet. */
export function toNotices(content: Content, { locale, now }: Question): Notice[] {
  return content.notices
    .filter(({ published_at }) => new Date(published_at) <= now)
    .flatMap((notice) => toNotice(notice, locale))
    .slice(0, maxNotices);
}

function toNotice({ published_at, starts_at, ends_at, is_demo, texts, ...rest }: NoticeRow, locale: Locale): Notice[] {
  const text = pickText(texts, locale);
  if (!text) return [];
  const window = starts_at && ends_at ? { startsAt: starts_at, endsAt: ends_at } : {};
  return [{ ...rest, ...text, publishedAt: published_at, ...window, isDemo: is_demo }];
}
