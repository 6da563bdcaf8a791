import type { EndpointData } from "@zhian/contracts/endpoints";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { SpecTable } from "@zhian/ui/spec-table";
import { useState } from "react";
import { CopyValue } from "./copy-value.tsx";
import { LinkForm } from "./link-form.tsx";
import css from "./link-section.module.css";
import { OwnRegion } from "./own-region.tsx";
import { QrDialog } from "./qr-dialog.tsx";
import { useOwn } from "./use-own.ts";

type ReferralLink = EndpointData<"popularize.matterList">["list"][number];

/** A recommender's links, each with its visits and sign-ups. */
export function LinkSection() {
  const t = useText();
  const own = useOwn((api, signal) => api.call("popularize.matterList", { signal }));
  return (
    <OwnRegion heading={t("links.title")} own={own} rows={2}>
      {({ list }) => (
        <div className={css["place"]}>
          <LinkTable list={list} />
          <LinkForm onDone={own.retry} />
        </div>
      )}
    </OwnRegion>
  );
}

function LinkTable({ list }: { list: readonly ReferralLink[] }) {
  const t = useText();
  const { config } = useSite();
  const [shown, setShown] = useState<ReferralLink>();
  const columns = ["name", "address", "visits", "signUps", "action"].map((name) => t(`links.${name}`));
  return (
    <>
      <SpecTable
        caption={t("links.caption")}
        columns={columns}
        density="comfortable"
        rows={list.map((link) => ({
          key: link.id,
          head: <span translate="no">{link.name}</span>,
          cells: [
            <code key="address" className={css["address"]} translate="no">
              {link.path}
            </code>,
            link.visits,
            link.signUps,
            <span key="action" className={css["actions"]}>
              <CopyValue text={config.origin + link.path} what={link.name} />
              <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setShown(link)}>
                <span>{t("links.qr")}</span>
                <span className="visually-hidden">{` ${link.name}`}</span>
              </Button>
            </span>,
          ],
        }))}
      />
      <QrDialog link={shown} address={config.origin + (shown?.path ?? "")} onClose={() => setShown(undefined)} />
    </>
  );
}
