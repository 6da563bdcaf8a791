import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Badge } from "@zhian/ui/badge";
import { Button } from "@zhian/ui/button";
import { Dialog } from "@zhian/ui/dialog";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { useState } from "react";
import { badgeOf, type Certification, mayCertify } from "../model/certification.ts";
import { formatMoment } from "../model/moment.ts";
import css from "./real-name.module.css";
import { RealNameForm } from "./real-name-form.tsx";
import { RealNameReasons } from "./real-name-reasons.tsx";

interface RealNameProps {
  certification: Certification;
  onChange(certification: Certification): void;
}

/** The state of the real-name certification, and the dialog to begin it. */
export function RealName({ certification, onChange }: RealNameProps) {
  const t = useText();
  const { locale } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { state, name, number, submittedAt, decidedAt, reason } = certification;
  const moment = decidedAt ?? submittedAt;
  return (
    <div className={css["place"]}>
      <Ledger>
        <LedgerRow
          label={t("realName.state")}
          note={t(`realName.note.${state}`)}
          value={<Badge state={badgeOf[state]}>{t(`realName.state.${state}`)}</Badge>}
        />
        {name && <LedgerRow label={t("realName.name")} value={<span translate="no">{name}</span>} />}
        {number && <LedgerRow label={t("realName.number")} value={<span translate="no">{number}</span>} />}
        {moment && (
          <LedgerRow
            label={decidedAt ? t("realName.decidedAt") : t("realName.submittedAt")}
            value={formatMoment(moment, locale)}
          />
        )}
        {state === "refused" && reason && <LedgerRow label={t("realName.reason")} value={reason} />}
      </Ledger>
      {mayCertify(certification) && (
        <Button className={css["begin"]} onClick={() => setOpen(true)}>
          {state === "refused" ? t("realName.again") : t("realName.begin")}
        </Button>
      )}
      <Dialog title={t("realName.title")} closeLabel={t("close")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <RealNameReasons />
        <RealNameForm
          onDone={(changed) => {
            setOpen(false);
            onChange(changed);
          }}
        />
      </Dialog>
    </div>
  );
}
