import { localePath } from "@zhian/contracts/locale";
import type { EndingRule } from "@zhian/domains/find-ending";
import { useNavigate } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { isComposingKey, onComposedText } from "@zhian/ui/composition";
import { Textarea } from "@zhian/ui/textarea";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { searchPath, toQuestion } from "../model/question.ts";
import { NamesSummary } from "./names-summary.tsx";
import css from "./search-box.module.css";
import { useReadNames } from "./use-read-names.ts";

/** As many names as one search may have, each of maximum length: without scripts, a form puts all of it into an address. */
const maxWithoutScript = 14_000;

interface SearchBoxProps {
  /** The page's current question. */
  asked?: string;
  /** The endings to validate against; without them, only errors that no ending allows are found. */
  rules?: readonly EndingRule[] | null;
}

/** One box for a word, a name or many: a form that works without scripts, and with scripts shows how it parses the text. */
export function SearchBox({ asked = "", rules }: SearchBoxProps) {
  const t = useText();
  const { locale, isHydrated } = useSite();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { read, understand } = useReadNames(rules);
  const action = localePath(locale, "/products/bcd/search");

  const shown = useRef(asked);

  // Going back shows the question of that page; text typed before hydration stays, and so does the text of the question just sent.
  useEffect(() => {
    if (!box.current || shown.current === asked) return;
    shown.current = asked;
    if (toQuestion(box.current.value) === asked) return;
    box.current.value = asList(asked);
    understand(asked);
  }, [asked, understand]);

  function search(event: FormEvent) {
    event.preventDefault();
    const question = toQuestion(box.current?.value ?? "");
    if (question === "") return box.current?.focus();
    void navigate(localePath(locale, searchPath(question)));
  }

  return (
    <form method="get" action={action} className={css["box"]} role="search" onSubmit={search}>
      <label htmlFor={id} className={css["label"]}>
        {t("box.label")}
      </label>
      <div className={css["row"]}>
        <Textarea
          ref={box}
          id={id}
          name="q"
          rows={1}
          required
          defaultValue={asList(asked)}
          {...(!isHydrated && { maxLength: maxWithoutScript })}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={t("box.example")}
          aria-describedby={`${id}-hint`}
          className={css["input"]}
          {...onComposedText(understand)}
          onKeyDown={searchOnEnter}
        />
        <Button type="submit" className={css["submit"]}>
          {t("box.search")}
        </Button>
      </div>
      <p id={`${id}-hint`} className={css["hint"]}>
        {t("box.hint")}
      </p>
      <div role="status" className={css["answer"]}>
        {read && <NamesSummary read={read} />}
      </div>
    </form>
  );
}

/** Adds spaces, so that a list can wrap. */
function asList(question: string): string {
  return question.replaceAll(",", ", ");
}

/** Enter submits, as in a one-line field; Shift+Enter starts a new line. */
function searchOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || isComposingKey(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
