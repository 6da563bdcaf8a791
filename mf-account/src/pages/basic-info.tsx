import type { LoaderFunctionArgs } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { loadConsolePage } from "../api/load-page.ts";
import { AccountSections } from "../ui/account-sections.tsx";
import { ConsoleFrame } from "../ui/console-frame.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadConsolePage("basic", context.get(siteContext));
}

export function Component() {
  const t = useText();
  return (
    <ConsoleFrame title={t("console.basic")} lead={t("basic.lead")}>
      <AccountSections />
    </ConsoleFrame>
  );
}
