import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { TextLink } from "@zhian/ui/text-link";
import { isAddress, namedTwin } from "../model/passkey-host.ts";

export type PasskeyPlace = "unknown" | "able" | "address" | "unable";

/** Whether passkeys work here; unknown on the server and until hydration. */
export function usePasskeyPlace(): PasskeyPlace {
  const { isHydrated } = useSite();
  if (!isHydrated) return "unknown";
  if (isAddress(window.location.hostname)) return "address";
  return "PublicKeyCredential" in window ? "able" : "unable";
}

/** Why passkeys do not work here, and where they do. */
export function PasskeyHostNote({ place }: { place: "address" | "unable" }) {
  const t = useText();
  const twin = place === "address" ? namedTwin(window.location.href) : undefined;
  return (
    <p className="meta">
      <span>{t(`passkey.${place}`)}</span> {twin && <TextLink href={twin}>{t("passkey.twin")}</TextLink>}
    </p>
  );
}
