import type { Content } from "../content/content.ts";
import type { ItemKey } from "../content/item.ts";

/** What a page's release says of it, where nobody has published anything else; null where there is nothing to begin with. */
export function defaultOf({ kind, id }: ItemKey, { pages }: Content): unknown {
  if (kind !== "seo") return null;
  const { en, zh } = pages.get(id) ?? {};
  return en && zh ? { en: seo(en), zh: seo(zh) } : null;
}

function seo({ title, description, keywords }: { title: string; description: string; keywords: string }) {
  return { title, description, keywords };
}
