import { type EditorFault, type EditorItem, savedSchema } from "@zhian/contracts/editor";
import { useText } from "@zhian/i18n/use-text";
import { useState } from "react";
import { emptyValue } from "../../model/editor/fields-of-kind.ts";
import { type EditorAnswer, useEditorCall } from "./use-editor-call.ts";
import { type ItemKey, useItemActions } from "./use-item-actions.ts";

/** A publication by another editor since the draft was begun. */
interface Overtaken {
  version: number;
  value: unknown;
  author?: string | undefined;
}

export interface EditedItem {
  value: unknown;
  isDirty: boolean;
  savedAt: string | undefined;
  faults: readonly EditorFault[];
  overtaken: Overtaken | undefined;
  /** Message about the item as a whole. */
  problem: string | undefined;
  busy: string | undefined;
  change(value: unknown): void;
  save(): Promise<boolean>;
  publish(reason: string): Promise<boolean>;
  discard(): Promise<boolean>;
  /** Makes the site show the drafts in this browser. */
  preview(): Promise<boolean>;
  /** Saves the draft as if it were begun from the version that is published now. */
  keepMine(): Promise<boolean>;
}

/** One item while it is edited. Whatever the api returns, the input is kept. */
export function useItem({ kind, id }: ItemKey, item: EditorItem): EditedItem {
  const t = useText();
  const call = useEditorCall();
  const { draft } = item;
  const [value, setValue] = useState(() => (draft ? draft.value : (item.value ?? emptyValue(kind, id, today()))));
  const [base, setBase] = useState(draft?.base ?? item.version);
  const [savedAt, setSavedAt] = useState(draft?.savedAt);
  const [isDirty, setDirty] = useState(false);
  const [faults, setFaults] = useState<readonly EditorFault[]>([]);
  const [overtaken, setOvertaken] = useState<Overtaken | undefined>(
    draft && draft.base !== item.version ? item : undefined,
  );
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();

  /** Returns whether the call succeeded; any other outcome is shown. */
  function tell(answer: EditorAnswer): answer is Extract<EditorAnswer, { status: "done" }> {
    setFaults(answer.status === "faulty" ? answer.faults : []);
    setProblem(
      answer.status === "unknown" ? t("form.unreachable") : answer.status === "refused" ? answer.message : undefined,
    );
    if (answer.status === "overtaken")
      setOvertaken(answer.conflicts.find((each) => each.kind === kind && each.id === id));
    return answer.status === "done";
  }

  async function saveOn(from: number): Promise<boolean> {
    const answer = await call("editor.save", { body: { kind, id, value, base: from } });
    if (!tell(answer)) return false;
    const saved = savedSchema.parse(answer.data);
    setBase(from);
    setSavedAt(saved.savedAt);
    setDirty(false);
    setOvertaken(saved.changed ?? undefined);
    return true;
  }

  const keep = async () => (isDirty || savedAt === undefined ? saveOn(base) : true);

  const actions = useItemActions({ kind, id }, { keep, tell, setBusy });
  return {
    value,
    isDirty,
    savedAt,
    faults,
    overtaken,
    problem,
    busy,
    change(next) {
      setValue(next);
      setDirty(true);
    },
    ...actions,
    save: () => actions.during("save", () => saveOn(base), "form.saved"),
    keepMine: () => actions.during("keep", () => saveOn(overtaken?.version ?? base)),
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
