import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { withRetries } from "@zhian/fragment/with-retries";
import { type SubmitEvent, useRef, useState } from "react";
import { sendQuestion } from "../api/send-question.ts";
import { type QuestionField, questionForm } from "../model/question-form.ts";
import css from "./form.module.css";
import { FormFoot } from "./form-foot.tsx";
import { FormSent } from "./form-sent.tsx";
import { TypedField } from "./typed-field.tsx";
import { useFormText } from "./use-form-text.ts";
import { useSend } from "./use-send.ts";
import { type TypedForm, useTypedForm } from "./use-typed-form.ts";

const loadPuzzle = () =>
  withRetries(
    () => import(/* webpackChunkName: "puzzle" */ "@zhian/captcha/puzzle-dialog"),
    () => true,
  );

/** A question before buying: sent once the puzzle is solved, and answered by a person. */
export function QuestionForm() {
  const text = useFormText();
  const toast = useToast();
  const { api, locale, path } = useSite();
  const place = useRef<HTMLFormElement>(null);
  const form = useTypedForm(questionForm);
  const { isBusy, number, isRight, send, again } = useSend({ form, place });
  const [puzzle, setPuzzle] = useState<Awaited<ReturnType<typeof loadPuzzle>>>();
  const [isPuzzling, setPuzzling] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPuzzling || !isRight()) return;
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
    if (api) void send((key) => sendQuestion(api, { typed: form.typed, page: path, token, key, locale }));
  }

  if (number !== undefined) return <FormSent of="question" number={number} onAgain={again} />;
  return (
    <>
      <form ref={place} noValidate onSubmit={(event) => void onSubmit(event)} className={css["form"]}>
        <QuestionFields form={form} />
        <FormFoot submit={text("submit.question")} isBusy={isBusy || (isPuzzling && !puzzle)} />
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

function QuestionFields({ form }: { form: TypedForm<QuestionField> }) {
  const text = useFormText();
  return (
    <div className={css["fields"]}>
      <TypedField form={form} name="name" label={text("contact")} autoComplete="name" />
      <TypedField
        form={form}
        name="phone"
        kind="phone"
        label={text("phone")}
        hint={text("phoneAnswer")}
        autoComplete="tel"
      />
      <TypedField
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
