import { consoleLink } from "@zhian/contracts/console-link";
import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { withRetries } from "@zhian/fragment/with-retries";
import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
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

/** The only private thing on the page: its code comes for who is signed in, and the page is whole without it. */
export function Membership({ block }: { block: SiteBlockOf<"membership"> }) {
  const { isSignedIn, isHydrated } = useSite();
  const desk = useLoaded(loadDesk, isSignedIn && isHydrated);
  return (
    <BlockSection block={block}>{desk && isSignedIn ? <desk.MemberDesk /> : <Absent block={block} />}</BlockSection>
  );
}

function Absent({ block: { anchor, labels } }: { block: SiteBlockOf<"membership"> }) {
  const { config, locale, path } = useSite();
  const back = `${localePath(locale, path)}#${anchor}`;
  return (
    <div className={css["absent"]}>
      <Ledger>
        <LedgerRow label={labels.code} note={<Words>{labels.note}</Words>} value={labels.absent} />
      </Ledger>
      <ButtonLink look="secondary" href={consoleLink({ config, locale }, "/login", back)}>
        {labels.logIn}
      </ButtonLink>
    </div>
  );
}
