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

/** The page where editors change the site's content. */
export function Component() {
  const t = useText();
  return (
    <ConsoleFrame title={t("console.content")} lead={t("content.lead")}>
      <Editor />
    </ConsoleFrame>
  );
}

/** Loaded only for signed-in visitors. A visitor who is not an editor sees a message; the api would refuse all calls of the editor. */
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
