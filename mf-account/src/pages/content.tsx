import type { LoaderFunctionArgs } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { loadConsolePage } from "../api/load-page.ts";
import { ConsoleFrame } from "../ui/console-frame.tsx";
import { ContentEditor } from "../ui/editor/content-editor.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadConsolePage("content", context.get(siteContext));
}

/** Where editors change what the site says. */
export function Component() {
  const t = useText();
  return (
    <ConsoleFrame title={t("console.content")} lead={t("content.lead")}>
      <ContentEditor />
    </ConsoleFrame>
  );
}
