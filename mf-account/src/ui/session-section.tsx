import type { EndpointData } from "@zhian/contracts/endpoints";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import { useState } from "react";
import { formatMoment } from "../model/moment.ts";
import { OwnRegion } from "./own-region.tsx";
import css from "./session-section.module.css";
import { useCall } from "./use-call.ts";
import { useFailureToast } from "./use-failure-toast.ts";
import { useOwn } from "./use-own.ts";

type Sessions = EndpointData<"account.sessions">;

/** The visitor's sessions. Each of the others, or all of them, can be ended here. */
export function SessionSection() {
  const t = useText();
  const own = useOwn((api, signal) => api.call("account.sessions", { signal }));
  return (
    <OwnRegion heading={t("sessions.title")} own={own} rows={2}>
      {({ list }) => <SessionTable list={list} onChange={own.put} />}
    </OwnRegion>
  );
}

function SessionTable({ list, onChange }: Sessions & { onChange(sessions: Sessions): void }) {
  const t = useText();
  const { locale } = useSite();
  const { revoke, busy } = useRevoke(onChange);
  const columns = ["device", "address", "startedAt", "usedAt", "action"].map((name) => t(`sessions.${name}`));
  return (
    <div className={css["place"]}>
      <SpecTable
        caption={t("sessions.caption")}
        columns={columns}
        density="comfortable"
        rows={list.map(({ id, device, address, startedAt, usedAt, isOwn }) => ({
          key: id,
          head: device ? <span translate="no">{device}</span> : t("sessions.unknown"),
          cells: [
            <span key="address" translate="no">
              {address}
            </span>,
            formatMoment(startedAt, locale),
            formatMoment(usedAt, locale),
            isOwn ? (
              <Tag tone="brand">{t("sessions.own")}</Tag>
            ) : (
              <Button look="secondary" size="small" isBusy={busy === id} onClick={() => void revoke(id)}>
                <span>{t("sessions.end")}</span>
                <span className="visually-hidden">{` ${device || t("sessions.unknown")}`}</span>
              </Button>
            ),
          ],
        }))}
      />
      {list.length > 1 && (
        <Button
          look="secondary"
          isBusy={busy === "others"}
          className={css["all"]}
          onClick={() => void revoke("others")}
        >
          {t("sessions.endOthers")}
        </Button>
      )}
    </div>
  );
}

function useRevoke(onChange: (sessions: Sessions) => void) {
  const t = useText();
  const call = useCall();
  const toast = useToast();
  const isDone = useFailureToast();
  const [busy, setBusy] = useState<string>();

  async function revoke(id: string): Promise<void> {
    setBusy(id);
    const answer = await call("account.revoke", { body: { id } });
    setBusy(undefined);
    if (!isDone(answer)) return;
    toast("success", t("sessions.ended"));
    onChange(answer.data);
  }

  return { revoke, busy };
}
