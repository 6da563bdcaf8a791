import type { Auth } from "./state.ts";

/** Empty for a visitor who is not signed in. */
export function tokenOf(auth: Auth): string {
  return auth.status === "signed-in" ? auth.token : "";
}
