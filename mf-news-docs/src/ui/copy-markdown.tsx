import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { CopyButton } from "@zhian/page/copy-button";

/** Copies the Markdown source at an address of this site, for notes and for programs that read text. */
export function CopyMarkdown({ address }: { address: string }) {
  const t = useText();
  const { api } = useSite();
  return (
    <CopyButton
      look="secondary"
      size="small"
      isAsleep={!api?.readMarkdown}
      text={() => api?.readMarkdown?.(address)}
      toasts={{ copied: t("copy.copied"), denied: t("copy.denied"), failed: t("copy.failed") }}
    >
      {t("copy.markdown")}
    </CopyButton>
  );
}
