import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { Button, type ButtonProps } from "@zhian/ui/button";
import { copyText } from "@zhian/ui/copy-text";

interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "disabled"> {
  /** A function where the text takes work, or is only known in a browser. */
  text: string | (() => string);
  /** Shown as a toast afterwards. */
  toasts: { copied: string; denied: string };
}

/** Copies a text to the clipboard. Disabled until script is there. */
export function CopyButton({ text, toasts, ...button }: CopyButtonProps) {
  const { isHydrated } = useSite();
  const toast = useToast();

  async function copy(): Promise<void> {
    const isCopied = await copyText(typeof text === "string" ? text : text());
    if (isCopied) toast("success", toasts.copied);
    else toast("warning", toasts.denied);
  }

  return <Button {...button} disabled={!isHydrated} onClick={() => void copy()} />;
}
