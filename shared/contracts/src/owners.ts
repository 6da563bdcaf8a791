/** Who may write a state, or publish an event that others act on. */
export type BusOwner = "header" | "shell" | "calculator" | "domain" | "account";

/** The fragment that acts as each owner; the shell acts for itself. */
const ownerFragments: Readonly<Record<Exclude<BusOwner, "shell">, string>> = {
  header: "mf-header-footer",
  calculator: "mf-calculator",
  domain: "mf-domain",
  account: "mf-account",
};

export function ownerOfFragment(fragment: string): BusOwner | undefined {
  const entry = Object.entries(ownerFragments).find(([, name]) => name === fragment);
  // The keys of this table are owners.
  return entry?.[0] as BusOwner | undefined;
}
