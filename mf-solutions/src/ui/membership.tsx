import { consoleLink } from "@zhian/contracts/console-link";
import { localePath } from "@zhian/contracts/locale";
import { tokenOf } from "@zhian/contracts/token-of";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { withRetries } from "@zhian/fragment/with-retries";
import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import { ButtonLink } from "@zhian/ui/button";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { useLoaded } from "@zhian/ui/use-loaded";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./membership.module.css";

const loadDesk = () =>
  withRetries(
    () => import(/* webpackChunkName: "member-desk" */ "./member-desk.tsx"),
    () => true,
  );

const signedOut = { status: "signed-out" } as const;

/** The page's only private part: its code is loaded for signed-in visitors only, and the page is complete without it. */
export function Membership({ block }: { block: SiteBlockOf<"membership"> }) {
  const { bus, isSignedIn, isHydrated } = useSite();
  const auth = useBusState(bus, "auth", signedOut);
  const desk = useLoaded(loadDesk, isSignedIn && isHydrated);
  return (
    <BlockSection block={block}>
      {/* Keyed by token: another token is another visitor, who must not see the earlier one's data. */}
      {desk && isSignedIn ? <desk.MemberDesk key={tokenOf(auth)} /> : <Absent block={block} />}
    </BlockSection>
  );
}

function Absent({ block: { anchor, labels } }: { block: SiteBlockOf<"membership"> }) {
  const marked = useMarked();
  const { config, locale, path, isSignedIn } = useSite();
  const back = `${localePath(locale, path)}#${anchor}`;
  return (
    <div className={css["absent"]}>
      <Ledger>
        <LedgerRow label={labels.code} note={marked(labels.note)} value={isSignedIn ? "…" : labels.absent} />
      </Ledger>
      {!isSignedIn && (
        <ButtonLink look="secondary" href={consoleLink({ config, locale }, "/login", back)}>
          {labels.logIn}
        </ButtonLink>
      )}
    </div>
  );
}
