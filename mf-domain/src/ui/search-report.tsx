import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { ErrorState } from "@zhian/ui/error-state";
import { Notice } from "@zhian/ui/notice";
import type { Desk, SearchFailure } from "../model/desk.ts";
import { RefusedNames } from "./refused-names.tsx";

interface SearchReportProps {
  search: Desk["search"];
  onRetry(): void;
}

/** Messages about a search, apart from its rows: omissions and errors. */
export function SearchReport({ search, onRetry }: SearchReportProps) {
  const t = useText();
  const { status, failure, refused, cut, isDemo } = search;
  return (
    <>
      {failure && status === "failed" && <Failure failure={failure} onRetry={onRetry} />}
      {(refused.length > 0 || cut > 0) && (
        <Notice kind="warn">
          {cut > 0 && <p>{t("search.cut", { count: cut })}</p>}
          {refused.length > 0 && <p>{t("search.refused", { count: refused.length })}</p>}
          <RefusedNames refused={refused} />
        </Notice>
      )}
      {isDemo && (
        <Notice>
          <p>{t("search.demo")}</p>
        </Notice>
      )}
    </>
  );
}

interface FailureProps {
  failure: SearchFailure;
  onRetry(): void;
}

function Failure({ failure: { kind, retryAfterSeconds }, onRetry }: FailureProps) {
  const t = useText();
  const { isHydrated } = useSite();
  return (
    <ErrorState
      title={t(`search.failed.${kind}`)}
      text={
        <p>
          {retryAfterSeconds === undefined
            ? t("search.failed.text")
            : t("search.failed.wait", { count: retryAfterSeconds })}
        </p>
      }
      actions={
        <Button look="secondary" disabled={!isHydrated} onClick={onRetry}>
          {t("search.again")}
        </Button>
      }
    />
  );
}
