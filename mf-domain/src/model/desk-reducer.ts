import { afterCart } from "./cart-steps.ts";
import type { Desk, DeskAction, SearchAction } from "./desk.ts";
import { afterSearch } from "./search-steps.ts";

const searchActions: ReadonlySet<DeskAction["is"]> = new Set<SearchAction["is"]>([
  "began",
  "asked",
  "answered",
  "ended",
  "failed",
  "retried",
  "left-open",
  "recommended",
]);

export function deskReducer(desk: Desk, action: DeskAction): Desk {
  return isOfSearch(action) ? afterSearch(desk, action) : afterCart(desk, action);
}

function isOfSearch(action: DeskAction): action is SearchAction {
  return searchActions.has(action.is);
}
