import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { Button, type ButtonProps } from "@zhian/ui/button";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "disabled"> {
  /** A function if the text is expensive, known only in the browser, or must be fetched; it returns undefined if there is none. */
  text: string | (() => string | Promise<string> | undefined);
  /** Toasts shown afterwards; `failed` if the text cannot be fetched. */
  toasts: { copied: string; denied: string; failed?: string };
  isAsleep?: boolean;
}

/** Copies a text to the clipboard; the only such button on the site. Disabled until hydrated. */
export function CopyButton({ text, toasts, isAsleep, ...button }: CopyButtonProps) {
  const { isHydrated } = useSite();
  const toast = useToast();

  async function copy(): Promise<void> {
    const source = typeof text === "string" ? text : text();
    if (source === undefined) return;
    const outcome = await copyText(source);
    if (outcome === "copied") toast("success", toasts.copied);
    else if (outcome === "failed" && toasts.failed) toast("error", toasts.failed);
    else toast("warning", toasts.denied);
  }

  return <Button {...button} disabled={!isHydrated || isAsleep} onClick={() => void copy()} />;
}
