import { useSite } from "@zhian/fragment/use-site";
import type { Answer } from "@zhian/http/answer";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { ErrorState } from "@zhian/ui/error-state";
import { Skeleton } from "@zhian/ui/skeleton";
import { useEffect, useState } from "react";
import { type DatedSheet, loadSheet } from "../api/load-sheet.ts";
import { SheetActions } from "./sheet-actions.tsx";
import { SheetDocument } from "./sheet-document.tsx";

interface QuoteSheetProps {
  id: string;
  onForm(): void;
}

/** A quote as a document, for anyone who has its id. */
export function QuoteSheet({ id, onForm }: QuoteSheetProps) {
  const t = useText();
  const { api } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<DatedSheet>>();

  useEffect(() => {
    if (!api) return;
    const asked = new AbortController();
    void loadSheet(api, id, asked.signal).then((given) => !asked.signal.aborted && setAnswer(given));
    return () => asked.abort();
  }, [api, id, attempt]);

  function retry() {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }

  if (!answer) return <Skeleton lines={12} />;
  if (answer.status !== "done") {
    return (
      <ErrorState
        title={t("sheet.lost")}
        text={answer.status === "refused" ? answer.message : t("toast.unreachable")}
        actions={
          <>
            <Button onClick={retry}>{t("retry")}</Button>
            <Button look="secondary" onClick={onForm}>
              {t("sheet.form")}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <>
      <SheetActions id={id} onForm={onForm} />
      <SheetDocument {...answer.data} />
    </>
  );
}
