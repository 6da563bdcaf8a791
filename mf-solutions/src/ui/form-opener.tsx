import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { withRetries } from "@zhian/fragment/with-retries";
import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import { Button } from "@zhian/ui/button";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { draftKeys } from "../model/draft-keys.ts";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./form-opener.module.css";

type Block = SiteBlockOf<"form">;

const loads: Readonly<Record<Block["form"], () => Promise<ComponentType>>> = {
  application: () =>
    import(/* webpackChunkName: "form-application" */ "./application-form.tsx").then((part) => part.ApplicationForm),
  question: () =>
    import(/* webpackChunkName: "form-question" */ "./question-form.tsx").then((part) => part.QuestionForm),
};

/** Loads a form on demand, or if this tab has an unfinished draft of it. */
export function FormOpener({ block }: { block: Block }) {
  const marked = useMarked();
  const { isHydrated } = useSite();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  const [isBusy, setBusy] = useState(false);

  const isByHand = useRef(false);

  async function open(): Promise<void> {
    setBusy(true);
    try {
      const form = await withRetries(loads[block.form], () => true);
      setForm(() => form);
    } catch {
      toast("error", block.labels.lost);
    }
    setBusy(false);
  }

  const resume = useEffectEvent(() => {
    if (isBegun(draftKeys[block.form])) void open();
  });
  useEffect(() => resume(), []);
  // The button that had the focus has been removed.
  useEffect(() => {
    if (Form && isByHand.current) place.current?.querySelector("input")?.focus();
  }, [Form]);

  function onOpen(): void {
    isByHand.current = true;
    void open();
  }

  return (
    <BlockSection block={block}>
      <div ref={place} className={css["place"]}>
        {Form ? (
          <Form />
        ) : (
          <>
            <Button isBusy={isBusy} disabled={!isHydrated} onClick={onOpen}>
              {block.labels.open}
            </Button>
            <p className={css["note"]}>{marked(block.labels.note)}</p>
          </>
        )}
      </div>
    </BlockSection>
  );
}

/** Whether the tab has a draft; the form detects an unreadable one. */
function isBegun(keptAs: string): boolean {
  try {
    return window.sessionStorage.getItem(keptAs) !== null;
  } catch {
    // No storage: there is no draft.
    return false;
  }
}
