import { historySchema, type VersionRow, versionSchema } from "@zhian/contracts/editor";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { EmptyState } from "@zhian/ui/empty-state";
import { useState } from "react";
import type { ItemKind } from "../../model/editor/item-kind.ts";
import { formatMoment } from "../../model/moment.ts";
import { OwnRegion } from "../own-region.tsx";
import { useOwn } from "../use-own.ts";
import { Difference } from "./difference.tsx";
import css from "./history-section.module.css";
import type { ItemKey } from "./use-item-actions.ts";

interface HistorySectionProps {
  item: ItemKey;
  /** Loads an earlier version into the form. */
  onRestore(value: unknown): void;
}

/** Each publication: by whom, when and why, and what it changed. */
export function HistorySection({ item: { kind, id }, onRestore }: HistorySectionProps) {
  const t = useText();
  const own = useOwn(async (api, signal) =>
    historySchema.parse(await api.call("editor.history", { query: { kind, id }, signal })),
  );
  return (
    <OwnRegion heading={t("history.title")} own={own} rows={3}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t("history.none")} />
        ) : (
          <ol role="list" aria-label={t("history.caption")} className={css["list"]}>
            {list.map((row, index) => (
              <li key={row.version} className={css["row"]}>
                <Version kind={kind} row={row} isNewest={index === 0} onRestore={onRestore} />
              </li>
            ))}
          </ol>
        )
      }
    </OwnRegion>
  );
}

interface VersionProps {
  kind: ItemKind;
  row: VersionRow;
  isNewest: boolean;
  onRestore(value: unknown): void;
}

function Version({ kind, row: { version, at, author, reason }, isNewest, onRestore }: VersionProps) {
  const t = useText();
  const { api, locale } = useSite();
  const [found, setFound] = useState<{ value: unknown; before: unknown }>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const when = formatMoment(at, locale);
  const isImport = author === "content:import";

  async function find() {
    if (found || !api) return found;
    setBusy(true);
    try {
      const read = versionSchema.parse(await api.call("editor.version", { query: { version: String(version) } }));
      setFound(read);
      setFailed(false);
      return read;
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className={css["line"]}>
        <time dateTime={at}>{when}</time> <span>{isImport ? t("history.import") : author}</span>{" "}
        {!isImport && reason !== "" && <span className={css["reason"]}>{reason}</span>}
      </p>
      <p className={css["buttons"]}>
        <Button
          look="quiet"
          size="small"
          isBusy={isBusy}
          aria-expanded={isOpen}
          onClick={() => void find().then((read) => read && setOpen(!isOpen))}
        >
          <span>{t(isOpen ? "history.hide" : "history.show")}</span>
          <span className="visually-hidden">{` ${t("history.of", { when })}`}</span>
        </Button>
        {!isNewest && (
          <Button
            look="secondary"
            size="small"
            isBusy={isBusy}
            onClick={() => void find().then((read) => read && onRestore(read.value))}
          >
            <span>{t("history.restore")}</span>
            <span className="visually-hidden">{` ${t("history.of", { when })}`}</span>
          </Button>
        )}
      </p>
      {isFailed && <p role="alert">{t("form.unreachable")}</p>}
      {isOpen && found && <Difference kind={kind} before={found.before} after={found.value} />}
    </>
  );
}
