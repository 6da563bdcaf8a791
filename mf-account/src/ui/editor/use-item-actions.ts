import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import type { ItemKind } from "../../model/editor/item-kind.ts";
import { type EditorAnswer, useEditorCall } from "./use-editor-call.ts";

export interface ItemKey {
  kind: ItemKind;
  id: string;
}

interface Draft {
  /** Saves unsaved changes. Resolves to whether there is a draft. */
  keep(): Promise<boolean>;
  /** Shows the outcome of a call, and returns whether it succeeded. */
  tell(answer: EditorAnswer): boolean;
  setBusy(name: string | undefined): void;
}

/** Actions on a draft as a whole; each resolves to whether it succeeded. */
export function useItemActions({ kind, id }: ItemKey, { keep, tell, setBusy }: Draft) {
  const t = useText();
  const toast = useToast();
  const call = useEditorCall();

  async function during(name: string, work: () => Promise<boolean>, done?: string): Promise<boolean> {
    setBusy(name);
    const isDone = await work();
    setBusy(undefined);
    if (isDone && done !== undefined) toast("success", t(done));
    return isDone;
  }

  return {
    during,
    publish: (reason: string) =>
      during(
        "publish",
        async () => (await keep()) && tell(await call("editor.publish", { body: { items: [{ kind, id }], reason } })),
        "form.published",
      ),
    discard: () =>
      during("discard", async () => tell(await call("editor.discard", { body: { kind, id } })), "form.discarded"),
    preview: () => during("preview", async () => (await keep()) && tell(await call("editor.preview"))),
  };
}
