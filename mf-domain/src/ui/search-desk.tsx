import { isOnRequest } from "@zhian/domains/domain-state";
import type { EndingRule } from "@zhian/domains/find-ending";
import { Part } from "@zhian/ui/part";
import { useReducer } from "react";
import { emptyDesk } from "../model/desk.ts";
import { deskReducer } from "../model/desk-reducer.ts";
import { CartBar } from "./cart-bar.tsx";
import { CartPanel } from "./cart-panel.tsx";
import { Results } from "./results.tsx";
import { SearchBox } from "./search-box.tsx";
import css from "./search-desk.module.css";
import { SearchReport } from "./search-report.tsx";
import { StatusLegend } from "./status-legend.tsx";
import { useCart } from "./use-cart.ts";
import { type SearchStart, useSearch } from "./use-search.ts";

interface SearchDeskProps {
  start: SearchStart;
  /** Null if the price list could not be loaded: the API then validates endings. */
  rules: readonly EndingRule[] | null;
}

/** The search box, its results, and the cart next to them. */
export function SearchDesk({ start, rules }: SearchDeskProps) {
  const [desk, dispatch] = useReducer(deskReducer, start, begin);
  const { retry, retryAll } = useSearch(start, dispatch);
  const cart = useCart(desk, dispatch, rules);
  const { search, domain } = desk;
  return (
    <div className={css["desk"]}>
      <div className={css["search"]}>
        <Part>
          <SearchBox asked={start.asked} rules={rules} />
        </Part>
        <Part>
          <SearchReport search={search} onRetry={retryAll} />
        </Part>
        <CartBar count={cart.entries.length} total={domain.totalPrice} isPartial={domain.cartList.some(isOnRequest)} />
        {search.status === "idle" && <StatusLegend />}
        <Part>
          <Results search={search} domain={domain} dispatch={dispatch} onRetry={retry} />
        </Part>
      </div>
      <Part>
        <CartPanel desk={desk} kept={cart} dispatch={dispatch} />
      </Part>
    </div>
  );
}

function begin({ question, found }: SearchStart) {
  return deskReducer(emptyDesk, { is: "began", question, found });
}
