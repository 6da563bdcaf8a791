import { localePath } from "@zhian/contracts/locale";
import { useLocation } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";
import { useEffect } from "react";
import { loginLeadingTo } from "../model/ways-in.ts";

/** Redirects a visitor who is, or becomes, signed out to the login, which leads back here. */
export function usePrivate(): { isSignedIn: boolean; login: string } {
  const { isSignedIn, isHydrated, locale, navigate } = useSite();
  const { pathname, search } = useLocation();
  const login = loginLeadingTo(localePath(locale, pathname) + search, locale);

  useEffect(() => {
    if (isSignedIn || !isHydrated) return;
    // Deferred: after a logout, the shell navigates to the home page, which cancels this.
    const turn = setTimeout(() => navigate(login, { replace: true }));
    return () => clearTimeout(turn);
  }, [isSignedIn, isHydrated, login, navigate]);

  return { isSignedIn, login };
}
