import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Dialog } from "@zhian/ui/dialog";
import { QuoteDialog } from "../ui/quote-dialog.tsx";
import { useOpening } from "../ui/use-opening.ts";

/** Stays mounted on every page once it has been opened, even when closed: it keeps the input and the quote. */
export function Component() {
  const t = useText();
  const { bus } = useSite();
  const { isOpen, request, close, showForm, showSheet } = useOpening(bus);
  return (
    <Dialog size="wide" title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={close}>
      {request && <QuoteDialog request={request} isOpen={isOpen} onForm={showForm} onSheet={showSheet} />}
    </Dialog>
  );
}
