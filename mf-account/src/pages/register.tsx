import { plainPath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, useLocation } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { loadConsolePage } from "../api/load-page.ts";
import { wayIn } from "../model/ways-in.ts";
import { EntryFrame } from "../ui/entry-frame.tsx";
import { RegisterForm } from "../ui/register-form.tsx";
import { SignedInNote } from "../ui/signed-in-note.tsx";
import { useFacts } from "../ui/use-facts.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return loadConsolePage("register", context.get(siteContext));
}

export function Component() {
  const t = useText();
  const { locale } = useSite();
  const { search } = useLocation();
  return (
    <EntryFrame title={t("register.title")} lead={t("register.lead")} facts={useFacts(["phone", "password", "demo"])}>
      <SignedInNote />
      <RegisterForm />
      <p>
        <span>{t("register.have")}</span>{" "}
        <PageLink to={plainPath(wayIn("/console/login", { locale, search }))}>{t("login.submit")}</PageLink>
      </p>
    </EntryFrame>
  );
}
