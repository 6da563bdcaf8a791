import type { DomainItem } from "@zhian/contracts/domain";
import { costCents } from "./cents.ts";
import { canBuy } from "./domain-state.ts";

export interface CartChange {
  domainName: string;
  /** `unsure`: its state could not be determined in time. `missing`: it is not in the response. */
  kind: "taken" | "unsure" | "free-again" | "dearer" | "cheaper" | "priced" | "unpriced" | "missing";
  before: DomainItem;
  after?: DomainItem;
}

/** The differences between the cart that the visitor saw and the current results, name by name, in the order of the cart. */
export function compareCarts(before: readonly DomainItem[], after: readonly DomainItem[]): CartChange[] {
  const now = new Map(after.map((item) => [item.domainName, item]));
  return before.flatMap((item) => {
    const answer = now.get(item.domainName);
    const kind = answer === undefined ? "missing" : kindOf(item, answer);
    return kind === undefined
      ? []
      : [{ domainName: item.domainName, kind, before: item, ...(answer && { after: answer }) }];
  });
}

function kindOf(before: DomainItem, after: DomainItem): CartChange["kind"] | undefined {
  if (!canBuy(after)) {
    if (before.status === after.status) return undefined;
    return after.status === "TIMEOUT" ? "unsure" : "taken";
  }
  if (!canBuy(before)) return "free-again";
  // Over ten years, so that a change of only the renewal price counts too.
  return compareCosts(before, after, 10) ?? compareCosts(before, after, 1);
}

function compareCosts(before: DomainItem, after: DomainItem, years: number): CartChange["kind"] | undefined {
  const [was, is] = [costCents(before, years), costCents(after, years)];
  if (was === is) return undefined;
  if (was === undefined) return "priced";
  if (is === undefined) return "unpriced";
  return is > was ? "dearer" : "cheaper";
}
