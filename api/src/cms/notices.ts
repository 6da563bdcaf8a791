import type { Notice } from "@zhian/contracts/cms";
import type { Content } from "../content/content.ts";
import { type Published, publishedIn, type Reader } from "./article.ts";

interface Question extends Reader {
  /** A number as text; 0 for all. */
  type?: string | undefined;
}

const maxNotices = 20;

/** The latest published notices, newest first, without those of a later date. */
export function toNotices(content: Content, { type = "0", ...reader }: Question): Notice[] {
  return publishedIn(content, { ...reader, section: "notice" })
    .filter((notice) => type === "0" || String(notice.type) === type)
    .slice(0, maxNotices)
    .map(toNotice);
}

function toNotice({ id, type, title, description, publishedAt, operation, products, isDemo, lang }: Published): Notice {
  const { startsAt, endsAt } = operation ?? {};
  const window = startsAt !== undefined && endsAt !== undefined ? { startsAt, endsAt } : {};
  return { id, type, title, summary: description, publishedAt, products, isDemo, ...window, ...(lang && { lang }) };
}
