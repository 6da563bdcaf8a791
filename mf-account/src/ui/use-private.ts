import { localePath } from "@zhian/contracts/locale";
import { useLocation, useNavigate } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";
import { useEffect } from "react";
import { loginLeadingTo } from "../model/ways-in.ts";

/** Whoever is signed out, or is signed out meanwhile, is led to the login, which leads back here. */
export function usePrivate(): { isSignedIn: boolean; login: string } {
  const { isSignedIn, isHydrated, locale } = useSite();
  const { pathname, search } = useLocation();
  const go = useNavigate();
  const login = loginLeadingTo(localePath(locale, pathname) + search, locale);

  useEffect(() => {
    if (isSignedIn || !isHydrated) return;
    // The page comes to life first: who leaves it meanwhile leaves nothing behind.
    const turn = setTimeout(() => {
      // Who has logged out is on the way to the home page already.
      if (window.location.pathname === pathname) void go(login, { replace: true });
    });
    return () => clearTimeout(turn);
  }, [isSignedIn, isHydrated, pathname, login, go]);

  return { isSignedIn, login };
}
