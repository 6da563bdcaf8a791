import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import type { LegalPage } from "../model/legal-document.ts";
import css from "./legal-changes.module.css";

export function LegalChanges({ changes }: Pick<LegalPage, "changes">) {
  const t = useText();
  const { locale } = useSite();
  return (
    <div className={css["changes"]}>
      <SpecTable
        caption={t("legal.changes")}
        columns={[t("legal.version"), t("legal.changedOn"), t("legal.changedWhat")]}
        rows={changes.map(({ version, date, what }) => ({
          key: version,
          head: version,
          cells: [formatDate(date, locale), <Words key="what">{what}</Words>],
        }))}
      />
    </div>
  );
}
