import { useSite } from "@zhian/fragment/use-site";
import { LateSelect } from "@zhian/ui/select";
import { useId } from "react";
import type { Answers } from "../../model/find-rows.ts";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./finder-questions.module.css";
import { formatAmount } from "./format-amount.ts";

type Block = BlockOf<"finder">;

interface FinderQuestionsProps extends Pick<Block, "labels" | "questions"> {
  answers: Answers;
  onAnswer(id: string, answer: string): void;
  /** Empty until a question is answered. */
  result: string;
}

/** The questions are disabled until hydration, and hidden where scripting is off. */
export function FinderQuestions({ labels, questions, answers, onAnswer, result }: FinderQuestionsProps) {
  return (
    <div className={css["finder"]}>
      <fieldset className={css["questions"]}>
        <legend>{labels.questions}</legend>
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            any={labels.any}
            answer={answers[question.id] ?? ""}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
        ))}
      </fieldset>
      <p role="status" className={css["result"]}>
        {result}
      </p>
    </div>
  );
}

interface QuestionProps {
  question: Block["questions"][number];
  any: string;
  answer: string;
  onAnswer(answer: string): void;
}

function Question({ question, any, answer, onAnswer }: QuestionProps) {
  const { isHydrated } = useSite();
  const id = useId();
  return (
    <div className={css["question"]}>
      <label htmlFor={id}>{question.label}</label>
      <LateSelect
        isUsable={isHydrated}
        place={any}
        id={id}
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
      >
        <option value="">{any}</option>
        {optionsOf(question).map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </LateSelect>
    </div>
  );
}

function optionsOf(question: Block["questions"][number]): { id: string; name: string }[] {
  if (question.is === "one-of") return question.options;
  const { values, unit } = question;
  return values.map((value) => ({ id: String(value), name: `≥ ${formatAmount(value, unit)}` }));
}
