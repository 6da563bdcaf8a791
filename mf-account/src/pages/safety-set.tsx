import type { LoaderFunctionArgs } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { loadConsolePage } from "../api/load-page.ts";
import { ConsoleFrame } from "../ui/console-frame.tsx";
import { PasskeySection } from "../ui/passkey-section.tsx";
import { PasswordSection } from "../ui/password-section.tsx";
import { SessionSection } from "../ui/session-section.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadConsolePage("safety", context.get(siteContext));
}

export function Component() {
  const t = useText();
  return (
    <ConsoleFrame title={t("console.safety")} lead={t("safety.lead")}>
      <SessionSection />
      <PasskeySection />
      <PasswordSection />
    </ConsoleFrame>
  );
}
