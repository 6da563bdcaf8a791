import { withRetries } from "@zhian/fragment/with-retries";
import { Skeleton } from "@zhian/ui/skeleton";
import { useLoaded } from "@zhian/ui/use-loaded";
import { QuoteDesk } from "./quote-desk.tsx";
import type { QuoteRequest } from "./use-opening.ts";

const loadSheetPart = () =>
  withRetries(
    () => import(/* webpackChunkName: "quote-sheet" */ "./quote-sheet.tsx"),
    () => true,
  );

interface QuoteDialogProps {
  request: QuoteRequest;
  isOpen: boolean;
  onForm(): void;
  onSheet(quote: string): void;
}

/** The form with its result, or the sheet of a quote, behind which the form keeps its state. */
export function QuoteDialog({ request: { count, prefill, quote }, isOpen, onForm, onSheet }: QuoteDialogProps) {
  const part = useLoaded(loadSheetPart, quote !== undefined);
  return (
    <>
      <div hidden={quote !== undefined}>
        <QuoteDesk key={count} prefill={prefill} isOpen={isOpen} onSheet={onSheet} />
      </div>
      {quote !== undefined && (part ? <part.QuoteSheet key={quote} id={quote} onForm={onForm} /> : <Skeleton />)}
    </>
  );
}
