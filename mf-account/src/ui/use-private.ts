import { localePath } from "@zhian/contracts/locale";
import { useLocation } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";
import { useEffect } from "react";
import { loginLeadingTo } from "../model/ways-in.ts";

/** A visitor who is signed out, or is signed out meanwhile, is led to the login, which leads back here. */
export function usePrivate(): { isSignedIn: boolean; login: string } {
  const { isSignedIn, isHydrated, locale, navigate } = useSite();
  const { pathname, search } = useLocation();
  const login = loginLeadingTo(localePath(locale, pathname) + search, locale);

  useEffect(() => {
    if (isSignedIn || !isHydrated) return;
    // A visitor who has logged out is sent to the home page first, and stays on the way there.
    const turn = setTimeout(() => navigate(login, { replace: true }));
    return () => clearTimeout(turn);
  }, [isSignedIn, isHydrated, login, navigate]);

  return { isSignedIn, login };
}
