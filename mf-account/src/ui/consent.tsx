import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { TextLink } from "@zhian/ui/text-link";

/** Information without a checkbox, since it is the visitor who requests an account. */
export function Consent() {
  const t = useText();
  const { locale } = useSite();
  const [before, between, after] = t("register.consent").split(/\{terms\}|\{privacy\}/);
  const link = (path: string, words: string) => (
    <TextLink href={localePath(locale, path)} target="_blank" rel="noopener">
      <span>{words}</span>
      <span className="visually-hidden">{` ${t("newTab")}`}</span>
    </TextLink>
  );
  return (
    <p className="meta">
      <span>{before}</span>
      {link("/protocol/userProtocal", t("register.terms"))}
      <span>{between}</span>
      {link("/protocol/privacyProtocal", t("register.privacy"))}
      <span>{after}</span>
    </p>
  );
}
