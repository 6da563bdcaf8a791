import type { QuestionField } from "@zhian/contracts/partner-forms";
import type { FormState } from "@zhian/form/use-form";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { withRetries } from "@zhian/fragment/with-retries";
import { type SubmitEvent, useState } from "react";
import { sendQuestion } from "../api/send-question.ts";
import { questionForm } from "../model/question-form.ts";
import css from "./form.module.css";
import { FormField } from "./form-field.tsx";
import { FormFoot } from "./form-foot.tsx";
import { FormSent } from "./form-sent.tsx";
import { useFormText } from "./use-form-text.ts";
import { useSend } from "./use-send.ts";
import { useSiteForm } from "./use-site-form.ts";

const loadPuzzle = () =>
  withRetries(
    () => import(/* webpackChunkName: "puzzle" */ "@zhian/captcha/puzzle-dialog"),
    () => true,
  );

/** A pre-sales question: sent once the puzzle is solved, and answered by a person. */
export function QuestionForm() {
  const [number, setNumber] = useState<string>();
  if (number === undefined) return <Unsent onSent={setNumber} />;
  return <FormSent of="question" number={number} onAgain={() => setNumber(undefined)} />;
}

function Unsent({ onSent }: { onSent(number: string): void }) {
  const text = useFormText();
  const toast = useToast();
  const { api, locale, path } = useSite();
  const form = useSiteForm(questionForm);
  const { isRight, send } = useSend(form, onSent);
  const [puzzle, setPuzzle] = useState<Awaited<ReturnType<typeof loadPuzzle>>>();
  const [isPuzzling, setPuzzling] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPuzzling || !(await isRight())) return;
    setPuzzling(true);
    try {
      setPuzzle(await loadPuzzle());
    } catch {
      setPuzzling(false);
      toast("error", text("toast.unreachable"));
    }
  }

  function onPass(token: string): void {
    setPuzzling(false);
    if (api) void send((question, key) => sendQuestion(api, { question, page: path, token, key, locale }));
  }

  return (
    <>
      <form {...form.props} onSubmit={(event) => void onSubmit(event)} className={css["form"]}>
        <QuestionFields form={form} />
        <FormFoot submit={text("submit.question")} isBusy={form.isBusy || (isPuzzling && !puzzle)} />
      </form>
      {puzzle && api && (
        <puzzle.PuzzleDialog
          api={api}
          locale={locale}
          isOpen={isPuzzling}
          onSay={toast}
          onPass={onPass}
          onClose={() => setPuzzling(false)}
        />
      )}
    </>
  );
}

function QuestionFields({ form }: { form: FormState<QuestionField> }) {
  const text = useFormText();
  return (
    <div className={css["fields"]}>
      <FormField form={form} name="name" label={text("contact")} autoComplete="name" />
      <FormField
        form={form}
        name="phone"
        kind="phone"
        label={text("phone")}
        hint={text("phoneAnswer")}
        autoComplete="tel"
      />
      <FormField
        form={form}
        name="question"
        kind="text"
        label={text("question")}
        hint={text("questionHint")}
        className={css["whole"]}
      />
    </div>
  );
}
