import { consoleLink, toTarget } from "@zhian/contracts/console-link";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { buttonClass } from "@zhian/ui/button";
import { useLoaded } from "@zhian/ui/use-loaded";
import { useAddress } from "./use-address.ts";
import css from "./utility.module.css";

/** Links to log in and register, or the visitor's own menu. */
export function AccountPlace() {
  const { isSignedIn } = useSite();
  return isSignedIn ? <OwnPlace /> : <SignInLinks />;
}

function SignInLinks() {
  const t = useText();
  const site = useSite();
  const target = useTarget();
  return (
    <div className={css["account"]}>
      <a href={consoleLink(site, "/login", target)} rel="noopener" className={css["link"]}>
        {t("login")}
      </a>
      <a
        href={consoleLink(site, "/register", target)}
        rel="noopener"
        className={buttonClass({ look: "primary", size: "small" })}
      >
        {t("register")}
      </a>
    </div>
  );
}

/** Returns where the console's login leads back to: the page stored in the bus, or else this one. */
function useTarget(): string {
  const { bus } = useSite();
  const address = useAddress();
  const remembered = useBusState(bus, "redirect", "");
  return remembered || toTarget(address);
}

/** The server can tell that a visitor is signed in, but not who: it renders a placeholder, which the browser fills. */
function OwnPlace() {
  const { bus } = useSite();
  const auth = useBusState(bus, "auth", { status: "signed-out" });
  const isKnown = auth.status === "signed-in";
  const part = useLoaded(() => import(/* webpackChunkName: "user-menu" */ "./user-menu.tsx"), isKnown);
  return (
    <div className={css["account"]} data-own="">
      {part && isKnown ? <part.UserMenu auth={auth} /> : <span className={css["placeholder"]} />}
    </div>
  );
}
