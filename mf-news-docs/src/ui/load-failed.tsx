import { useRevalidator } from "@zhian/fragment/router";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import css from "./missing.module.css";

/** Shown if the page's data could not be loaded: the page's name, with a button to try again. */
export function LoadFailed({ name }: { name: string }) {
  const t = useText();
  const { state, revalidate } = useRevalidator();
  return (
    <div className={`container ${css["page"]}`}>
      <h1>{name}</h1>
      <p className="lead" role="status">
        {state === "idle" ? t("loadFailed") : t("loading")}
      </p>
      <Button look="secondary" onClick={() => void revalidate()}>
        {t("retry")}
      </Button>
    </div>
  );
}
