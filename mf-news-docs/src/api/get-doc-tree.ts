import type { DocNode } from "@zhian/contracts/document";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

interface Question {
  /** The section's slug in the address. */
  son: string;
  locale: Locale;
  signal: AbortSignal;
}

interface DocTree {
  sections: DocNode[];
  /** The requested section, with all its documents; undefined if no section has the name. */
  section: DocNode | undefined;
}

/** The sections of the help documents, and the contents of one of them. */
export async function getDocTree(api: ApiClient, { son, locale, signal }: Question): Promise<DocTree> {
  const { doc_tag: sections } = await api.call("cms.docTag", { query: { locale }, signal });
  const found = sections.find(({ slug }) => slug === son);
  if (!found) return { sections, section: undefined };
  const labels = await getLabels(api, found.id, { locale, signal });
  const section = labels.length === 0 ? found : { ...found, children: labels };
  return { sections: sections.map((each) => (each === found ? section : each)), section };
}

/** Empty if the CMS does not return any: the section then keeps the children that came with it. */
async function getLabels(api: ApiClient, tagId: string, { locale, signal }: Omit<Question, "son">): Promise<DocNode[]> {
  try {
    const { doc_Label: labels } = await api.call("cms.docLabel", { query: { locale }, body: { tagId }, signal });
    return labels[0]?.children ?? [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
