import type { NamesRead } from "@zhian/domains/read-names";
import { useText } from "@zhian/i18n/use-text";
import css from "./names-summary.module.css";
import { RefusedNames } from "./refused-names.tsx";

/** "12 names, 2 invalid", the reasons, and the ASCII form of names in other scripts. */
export function NamesSummary({ read }: { read: NamesRead }) {
  const t = useText();
  const { wanted, refused, doubled, cut } = read;
  const foreign = wanted.filter(({ name, ascii }) => name !== ascii);
  return (
    <div className={css["understood"]}>
      <p className={css["count"]}>
        <span>{t("box.names", { count: wanted.length })}</span>
        {refused.length > 0 && <span>{t("box.invalid", { count: refused.length })}</span>}
        {doubled > 0 && <span>{t("box.doubled", { count: doubled })}</span>}
      </p>
      {cut > 0 && <p>{t("box.cut", { kept: wanted.length, cut })}</p>}
      <RefusedNames refused={refused} />
      {foreign.length > 0 && (
        <p className={css["foreign"]}>
          <span>{t("box.asAsked")}</span>{" "}
          {foreign.slice(0, 3).map(({ name, ascii }) => (
            <span key={ascii} translate="no">
              {name} <code>{ascii}</code>
            </span>
          ))}
          {foreign.length > 3 && <span>{t("box.more", { count: foreign.length - 3 })}</span>}
        </p>
      )}
    </div>
  );
}
