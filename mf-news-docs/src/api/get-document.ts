import type { Document } from "@zhian/contracts/document";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { isAbsent, isId } from "./is-absent.ts";

interface Question {
  id: string;
  locale: Locale;
  signal: AbortSignal;
}

/** Null if there is no such document. */
export async function getDocument(api: ApiClient, { id, locale, signal }: Question): Promise<Document | null> {
  if (!isId(id)) return null;
  try {
    return await api.call("cms.doc", { query: { id, locale }, signal });
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
