import { useText } from "@zhian/i18n/use-text";
import { CopyButton } from "@zhian/page/copy-button";

/** Copies the address of this page, for sharing. */
export function CopyLink() {
  const t = useText();
  return (
    <CopyButton
      look="secondary"
      size="small"
      text={() => location.href.replace(/#.*$/s, "")}
      toasts={{ copied: t("copy.copied"), denied: t("copy.denied") }}
    >
      {t("copy.link")}
    </CopyButton>
  );
}
