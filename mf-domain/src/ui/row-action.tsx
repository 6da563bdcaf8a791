import type { DomainItem } from "@zhian/contracts/domain";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import type { Dispatch } from "react";
import type { DeskAction } from "../model/desk.ts";
import css from "./row-table.module.css";

interface RowActionProps {
  item: DomainItem;
  isInCart: boolean;
  dispatch: Dispatch<DeskAction>;
  onRetry(name: string): void;
}

/** The action that a name's current state allows, if any. */
export function RowAction({ item: { domainName, status }, isInCart, dispatch, onRetry }: RowActionProps) {
  const t = useText();
  const { isHydrated } = useSite();
  const look = { look: "secondary", size: "small", disabled: !isHydrated } as const;
  const named = <span className="visually-hidden">{` ${domainName}`}</span>;
  if (status === "TIMEOUT") {
    return (
      <Button {...look} onClick={() => onRetry(domainName)}>
        <span>
          <span>{t("row.retry")}</span>
          {named}
        </span>
      </Button>
    );
  }
  if (status !== "UNREGISTERED") return null;
  if (isInCart) return <span className={css["inCart"]}>{t("row.inCart")}</span>;
  return (
    <Button {...look} onClick={() => dispatch({ is: "added", names: [domainName], at: Date.now() })}>
      <span>
        <span>{t("row.add")}</span>
        {named}
      </span>
    </Button>
  );
}
