import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { Button, type ButtonProps } from "@zhian/ui/button";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "disabled"> {
  /** A function where the text takes work, is only known in a browser, or has to be fetched; undefined where it cannot be had. */
  text: string | (() => string | Promise<string> | undefined);
  /** Shown as a toast afterwards; `failed` where a text that has to be fetched does not come. */
  toasts: { copied: string; denied: string; failed?: string };
  isAsleep?: boolean;
}

/** Copies a text to the clipboard: the one button of the site that does. Disabled until script is there. */
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
