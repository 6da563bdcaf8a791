import type { ReactNode } from "react";
import css from "./ledger.module.css";

/** Ruled lines, as in an account book: an item, a note, and an amount. */
export function Ledger({ children }: { children: ReactNode }) {
  return <dl className={css["ledger"]}>{children}</dl>;
}

interface LedgerRowProps {
  label: ReactNode;
  note?: ReactNode;
  value: ReactNode;
}

export function LedgerRow({ label, note, value }: LedgerRowProps) {
  return (
    <div className={css["row"]}>
      <dt>
        <span className={css["label"]}>{label}</span>
        {note && <span className={css["note"]}>{note}</span>}
      </dt>
      <dd className={css["value"]}>{value}</dd>
    </div>
  );
}
