import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Notice } from "@zhian/ui/notice";
import css from "./signed-in-note.module.css";
import { useTarget } from "./use-sign-in.ts";

/** Lets a visitor who is already signed in continue. */
export function SignedInNote() {
  const t = useText();
  const { isSignedIn, isHydrated, navigate } = useSite();
  const targetOf = useTarget();
  if (!isSignedIn || !isHydrated) return null;
  return (
    <Notice>
      <div className={css["note"]}>
        <p>{t("login.already")}</p>
        <Button look="secondary" size="small" onClick={() => navigate(targetOf())}>
          {t("login.goOn")}
        </Button>
      </div>
    </Notice>
  );
}
