import { useText } from "@zhian/i18n/use-text";
import { CopyButton } from "@zhian/page/copy-button";

interface CopyValueProps {
  text: string;
  /** The value's name, so that no two buttons share a label. */
  what: string;
}

export function CopyValue({ text, what }: CopyValueProps) {
  const t = useText();
  return (
    <CopyButton look="quiet" size="small" text={text} toasts={{ copied: t("copy.done"), denied: t("copy.denied") }}>
      <span>{t("copy.copy")}</span>
      <span className="visually-hidden">{` ${what}`}</span>
    </CopyButton>
  );
}
