import { conflictsSchema, type EditorFault, faultsSchema } from "@zhian/contracts/editor";
import type { EndpointInput, EndpointName } from "@zhian/contracts/endpoints";
import { htmlLang } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { isApiError } from "@zhian/http/api-error";
import { useCallback } from "react";
import type * as z from "zod/mini";

type Conflict = z.output<typeof conflictsSchema>["conflicts"][number];
type EditorCall = Extract<EndpointName, `editor.${string}`>;

/** The outcome of a call: the expected result, or what the editor has to fix or decide. */
export type EditorAnswer =
  | { status: "done"; data: unknown }
  | { status: "faulty"; faults: readonly EditorFault[] }
  | { status: "overtaken"; conflicts: readonly Conflict[] }
  /** The server's message. */
  | { status: "refused"; message: string }
  | { status: "unknown" };

/** Calls the api in the editor's language, which is the language of refusals. Never rejects. */
export function useEditorCall() {
  const { api, locale } = useSite();
  return useCallback(
    async <Name extends EditorCall>(name: Name, input: EndpointInput<Name> = {}): Promise<EditorAnswer> => {
      if (!api) return { status: "unknown" };
      try {
        const headers = { ...input.headers, "accept-language": htmlLang(locale) };
        return { status: "done", data: await api.call(name, { ...input, headers }) };
      } catch (error) {
        return toAnswer(error);
      }
    },
    [api, locale],
  );
}

function toAnswer(error: unknown): EditorAnswer {
  if (!isApiError(error) || error.kind !== "rejected") return { status: "unknown" };
  const faulty = faultsSchema.safeParse(error.body?.data);
  if (faulty.success) return { status: "faulty", faults: faulty.data.faults };
  const overtaken = conflictsSchema.safeParse(error.body?.data);
  if (overtaken.success) return { status: "overtaken", conflicts: overtaken.data.conflicts };
  return { status: "refused", message: error.message };
}
