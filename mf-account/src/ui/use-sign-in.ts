import { localePath } from "@zhian/contracts/locale";
import { loginTarget } from "@zhian/contracts/login-target";
import { useLocation } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";
import { rememberedPage, type Session, writeSession } from "../api/write-session.ts";

/** Begins a session in this browser and navigates to the visitor's target. Returns false if the browser rejects cookies. */
export function useSignIn(): (session: Session) => boolean {
  const { bus, navigate } = useSite();
  const targetOf = useTarget();
  return (session) => {
    if (!writeSession(session)) return false;
    bus?.publish("session.began", {});
    navigate(targetOf());
    return true;
  };
}

/** The target of this login: from the URL, or else the page that the site remembers. The function must be called in the browser. */
export function useTarget(): () => string {
  const { locale } = useSite();
  const { search } = useLocation();
  return () => {
    const wanted = new URLSearchParams(search).get("target") ?? rememberedPage();
    const target = loginTarget(wanted, { origin: window.location.origin });
    return target === "/" ? localePath(locale, "/") : target;
  };
}
