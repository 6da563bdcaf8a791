import type { LoaderFunctionArgs } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Notice } from "@zhian/ui/notice";
import { useLoaded } from "@zhian/ui/use-loaded";
import { loadConsolePage } from "../api/load-page.ts";
import { ConsoleFrame } from "../ui/console-frame.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadConsolePage("content", context.get(siteContext));
}

/** Where editors change what the site says. */
export function Component() {
  const t = useText();
  return (
    <ConsoleFrame title={t("console.content")} lead={t("content.lead")}>
      <Editor />
    </ConsoleFrame>
  );
}

/** Not needed before a visitor is signed in. A visitor who is no editor sees a message, and the api would refuse each of the calls. */
function Editor() {
  const t = useText();
  const { bus } = useSite();
  const auth = useBusState(bus, "auth", { status: "signed-out" });
  const user = auth.status === "signed-in" ? auth.user : undefined;
  const isDenied = user !== undefined && user.isEditor !== true;
  const part = useLoaded(
    () => import(/* webpackChunkName: "content-editor" */ "../ui/editor/content-editor.tsx"),
    auth.status === "signed-in" && !isDenied,
  );
  if (isDenied) return <Notice kind="warn">{t("content.denied")}</Notice>;
  return part ? <part.ContentEditor /> : <div aria-busy="true" />;
}
