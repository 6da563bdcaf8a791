import type { ItemRow } from "@zhian/contracts/editor";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { useState } from "react";
import { previewOf } from "../../model/editor/item-kind.ts";
import { type EditorAnswer, useEditorCall } from "./use-editor-call.ts";

/** Previews or publishes all of the editor's drafts at once. */
export function usePublishing(list: readonly ItemRow[], onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const call = useEditorCall();
  const { locale } = useSite();
  const [busy, setBusy] = useState<"publish" | "preview">();
  const [problem, setProblem] = useState<string>();

  async function during(name: "publish" | "preview", work: () => Promise<EditorAnswer>): Promise<boolean> {
    setBusy(name);
    const answer = await work();
    setBusy(undefined);
    setProblem(problemOf(answer));
    return answer.status === "done";
  }

  function problemOf(answer: EditorAnswer): string | undefined {
    switch (answer.status) {
      case "done":
        return undefined;
      case "faulty":
        return answer.faults.map(({ kind, id, message }) => `${t(`kind.${kind}`)} ${id}: ${message}`).join(" ");
      case "overtaken":
        return answer.conflicts
          .map(({ author, kind, id }) => `${t("conflict.title", { who: author })}: ${t(`kind.${kind}`)} ${id}`)
          .join(" ");
      case "refused":
        return answer.message;
      case "unknown":
        return t("form.unreachable");
    }
  }

  async function publish(reason: string) {
    const items = list.map(({ kind, id }) => ({ kind, id }));
    if (!(await during("publish", () => call("editor.publish", { body: { items, reason } })))) return;
    toast("success", t("form.published"));
    onDone();
  }

  async function preview() {
    if (await during("preview", () => call("editor.preview"))) window.location.assign(previewOf(locale, "/"));
  }

  return { busy, problem, publish, preview };
}
