import { consoleLink } from "@zhian/contracts/console-link";
import type { StateValue } from "@zhian/contracts/state";

export type SignedIn = Extract<StateValue<"auth">, { status: "signed-in" }>;

export interface AccountItem {
  key: "centre" | "security" | "logout" | "rebate";
  /** Absent for logging out, an action of this page. A path is on this site, without a locale. */
  href?: string;
  isConsole?: boolean;
}

type Here = Parameters<typeof consoleLink>[0];

const centre = "/accountCenter/basicInfo";
const security = "/accountCenter/safetySet";
const rebate = "/promotionManagement/overview";

/** Returns the user menu's items in order. Personally certified users have a fourth: referral rewards. */
export function accountItems(auth: SignedIn, here: Here): AccountItem[] {
  const items: AccountItem[] = [
    { key: "centre", href: consoleLink(here, centre), isConsole: true },
    { key: "security", href: consoleLink(here, security), isConsole: true },
    { key: "logout" },
  ];
  return auth.user?.accountType === 2 ? [...items, rebateItem(auth, here)] : items;
}

/** Professional recommenders (recommendAuth 3), and visitors who do not recommend, go to the programme's page; others to their console. */
function rebateItem({ isRecommend, user }: SignedIn, here: Here): AccountItem {
  if (!isRecommend || user?.recommendAuth === 3) return { key: "rebate", href: "/partners/cps" };
  return { key: "rebate", href: consoleLink(here, rebate), isConsole: true };
}
