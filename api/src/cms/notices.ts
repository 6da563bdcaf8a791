import type { Notice } from "@zhian/contracts/cms";
import type { Content } from "../content/content.ts";
import { type Published, publishedIn, type Reader } from "./article.ts";

interface Question extends Reader {
  /** As text; 0 means all. */
  type?: string | undefined;
}

const maxNotices = 20;

/** The latest published notices, newest first. One with a later date does not exist yet. */
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
