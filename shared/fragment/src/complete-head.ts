import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Head } from "@zhian/contracts/head";
import type { Locale } from "@zhian/contracts/locale";

/** Maximum characters: several times what search results show. Longer text was not meant for a head. */
const most = { title: 200, description: 600, keywords: 600 };

/** The fields of a head that the CMS may fill. */
export type HeadField = keyof typeof most;

// The keys of the table above.
const fields = Object.keys(most) as HeadField[];

/** Reports whether the CMS's text can be used in that field of a head. */
export function isFit(field: HeadField, text: string): boolean {
  return text.trim() !== "" && text.length <= most[field];
}

/** Completes a page's head: empty fields come from the site-wide system configuration. */
export async function completeHead<Given extends Head | undefined>(
  head: Given,
  { api, locale }: { api: ApiClient; locale: Locale },
): Promise<Given | Head> {
  const empty = fields.filter((field) => !head?.[field].trim());
  if (empty.length === 0) return head;
  try {
    const { config } = await api.call("cms.config", { query: { locale } });
    const given = empty.filter((field) => isFit(field, config[field])).map((field) => [field, config[field]]);
    const { title = "", description = "", keywords = "", ...rest }: Partial<Head> = head ?? {};
    const complete: Head = { ...rest, title, description, keywords, ...Object.fromEntries(given) };
    return complete.title === "" ? head : complete;
  } catch {
    // The page's own values are sufficient.
    return head;
  }
}
