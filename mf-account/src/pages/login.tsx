import { plainPath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, useLocation } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { loadConsolePage } from "../api/load-page.ts";
import { wayIn } from "../model/ways-in.ts";
import { EntryFrame } from "../ui/entry-frame.tsx";
import { LoginByPassword } from "../ui/login-by-password.tsx";
import { LoginByPhone } from "../ui/login-by-phone.tsx";
import { LoginTabs } from "../ui/login-tabs.tsx";
import { PasskeyLogin } from "../ui/passkey-login.tsx";
import { SignedInNote } from "../ui/signed-in-note.tsx";
import { useFacts } from "../ui/use-facts.ts";
import css from "./login.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  return loadConsolePage("login", context.get(siteContext));
}

export function Component() {
  const t = useText();
  const { locale } = useSite();
  const { search } = useLocation();
  const by = new URLSearchParams(search).get("by") === "password" ? "password" : "phone";
  const to = (way: "/console/register" | "/fogetPwd") => plainPath(wayIn(way, { locale, search }));
  return (
    <EntryFrame title={t("login.title")} lead={t("login.lead")} facts={useFacts(["session", "refusal", "puzzle"])}>
      <SignedInNote />
      <LoginTabs by={by} />
      {by === "password" ? <LoginByPassword /> : <LoginByPhone />}
      <ul className={css["others"]}>
        <li>
          <PageLink to={to("/fogetPwd")}>{t("login.forgotten")}</PageLink>
        </li>
        <li>
          <PageLink to={to("/console/register")}>{t("login.register")}</PageLink>
        </li>
      </ul>
      <PasskeyLogin />
    </EntryFrame>
  );
}
