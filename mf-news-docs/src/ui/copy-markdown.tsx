import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";

/** The Markdown source at an address of this site, for notes and for programs that read text. Asleep until script is there. */
export function CopyMarkdown({ address }: { address: string }) {
  const t = useText();
  const say = useToast();
  const { api, isHydrated } = useSite();

  async function copy(source: Promise<string>) {
    const isRead = source.then(
      () => true,
      () => false,
    );
    try {
      // Given as a promise: Safari lets nothing be written that begins once the click is over.
      const blob = source.then((text) => new Blob([text], { type: "text/plain" }));
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
      say("success", t("copy.copied"));
    } catch {
      if (await isRead) say("warning", t("copy.denied"));
      else say("error", t("copy.failed"));
    }
  }

  return (
    <Button
      look="secondary"
      size="small"
      disabled={!isHydrated || !api?.readMarkdown}
      onClick={() => {
        const source = api?.readMarkdown?.(address);
        if (source) void copy(source);
      }}
    >
      {t("copy.markdown")}
    </Button>
  );
}
