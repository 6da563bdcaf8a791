import { SiteLink } from "@zhian/fragment/site-link";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import type { Elements } from "@zhian/ui/elements";
import { Notice } from "@zhian/ui/notice";
import { TextLink } from "@zhian/ui/text-link";
import css from "./console-frame.module.css";
import { usePrivate } from "./use-private.ts";

const pages = [
  ["basic", "/console/accountCenter/basicInfo"],
  ["safety", "/console/accountCenter/safetySet"],
  ["promotion", "/console/promotionManagement/overview"],
] as const;
/** For editors only. */
const editorPages = [["content", "/console/content"]] as const;

interface ConsoleFrameProps {
  title: string;
  lead: string;
  /** Rendered for signed-in visitors: by the server without any private data. */
  children: Elements;
  /** Whether everyone may see the page, since it has no private data. */
  isOpen?: boolean;
}

export function ConsoleFrame({ title, lead, children, isOpen = false }: ConsoleFrameProps) {
  const t = useText();
  const { path, bus } = useSite();
  const auth = useBusState(bus, "auth", { status: "signed-out" });
  const isEditor = auth.status === "signed-in" && auth.user?.isEditor === true;
  const { isSignedIn, login } = usePrivate();
  return (
    <div className={`container ${css["page"]}`}>
      <nav aria-label={t("console.nav")} className={css["nav"]}>
        <ul className={css["list"]}>
          {[...pages, ...(isEditor ? editorPages : [])].map(([name, to]) => (
            <li key={name}>
              <SiteLink to={to} aria-current={path === to ? "page" : undefined} className={css["link"]}>
                {t(`console.${name}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css["main"]}>
        <header className={css["head"]}>
          <h1 className={css["title"]}>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        {isOpen || isSignedIn ? (
          children
        ) : (
          <Notice>
            <span>{t("console.signedOut")}</span> <TextLink href={login}>{t("login.submit")}</TextLink>
          </Notice>
        )}
      </div>
    </div>
  );
}
