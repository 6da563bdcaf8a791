import { categorySlug } from "@zhian/contracts/category-slug";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

export interface Category {
  slug: string;
  name: string;
  desc: string;
}

interface Question {
  locale: Locale;
  signal: AbortSignal;
}

/** Categories of industry news. Empty if the CMS does not return them: articles can be read without. */
export async function getCategories(api: ApiClient, { locale, signal }: Question): Promise<Category[]> {
  try {
    const { news_tag: tree } = await api.call("cms.newsTag", { query: { locale }, signal });
    return (tree[0]?.children ?? []).flatMap((category) => {
      const slug = categorySlug(category);
      return slug ? [{ slug, name: category.name, desc: category.desc }] : [];
    });
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
