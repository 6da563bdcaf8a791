import type { EndpointData } from "@zhian/contracts/endpoints";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { SpecTable } from "@zhian/ui/spec-table";
import { useState } from "react";
import { formatMoment } from "../model/moment.ts";
import { OwnRegion } from "./own-region.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { PasskeyHostNote, usePasskeyPlace } from "./passkey-host-note.tsx";
import css from "./passkey-section.module.css";
import { useCall } from "./use-call.ts";
import { useFailureToast } from "./use-failure-toast.ts";
import { useOwn } from "./use-own.ts";

type Passkeys = EndpointData<"passkey.list">;

/** The account's passkeys, and a form to create another. */
export function PasskeySection() {
  const t = useText();
  const own = useOwn((api, signal) => api.call("passkey.list", { signal }));
  const place = usePasskeyPlace();
  return (
    <OwnRegion heading={t("passkey.title")} own={own} rows={2}>
      {({ list }) => (
        <div className={css["section"]}>
          <p className={css["lead"]}>{t("passkey.lead")}</p>
          {list.length > 0 && <PasskeyTable list={list} onChange={own.put} />}
          {place === "address" || place === "unable" ? (
            <PasskeyHostNote place={place} />
          ) : (
            <PasskeyForm onChange={own.put} />
          )}
        </div>
      )}
    </OwnRegion>
  );
}

function PasskeyTable({ list, onChange }: Passkeys & { onChange(passkeys: Passkeys): void }) {
  const t = useText();
  const { locale } = useSite();
  const { remove, busy } = useRemove(onChange);
  const columns = ["name", "madeAt", "usedAt", "action"].map((name) => t(`passkey.${name}`));
  return (
    <SpecTable
      caption={t("passkey.caption")}
      columns={columns}
      density="comfortable"
      rows={list.map(({ id, name, madeAt, usedAt }) => ({
        key: id,
        head: <span translate="no">{name}</span>,
        cells: [
          formatMoment(madeAt, locale),
          usedAt ? formatMoment(usedAt, locale) : t("passkey.never"),
          <Button key="remove" look="secondary" size="small" isBusy={busy === id} onClick={() => void remove(id)}>
            <span>{t("passkey.remove")}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </Button>,
        ],
      }))}
    />
  );
}

function useRemove(onChange: (passkeys: Passkeys) => void) {
  const t = useText();
  const call = useCall();
  const toast = useToast();
  const isDone = useFailureToast();
  const [busy, setBusy] = useState<string>();

  async function remove(id: string): Promise<void> {
    setBusy(id);
    const answer = await call("passkey.remove", { body: { id } });
    setBusy(undefined);
    if (!isDone(answer)) return;
    toast("success", t("passkey.removed"));
    onChange(answer.data);
  }

  return { remove, busy };
}
