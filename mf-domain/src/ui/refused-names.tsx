import type { RefusedName } from "@zhian/contracts/domain";
import { useText } from "@zhian/i18n/use-text";
import css from "./refused-names.module.css";

/** More would push the content below out of view. */
const shown = 5;

/** Each invalid name, with the reason next to it. */
export function RefusedNames({ refused }: { refused: readonly RefusedName[] }) {
  const t = useText();
  if (refused.length === 0) return null;
  return (
    <ul className={css["list"]}>
      {refused.slice(0, shown).map(({ typed, fault, suggestion }) => (
        <li key={`${typed} ${fault}`} className={css["name"]}>
          <bdi className={css["typed"]} translate="no">
            {typed}
          </bdi>{" "}
          <span>{t(`fault.${fault}`)}</span>
          {suggestion && <span>{` ${t("fault.meant", { name: suggestion })}`}</span>}
        </li>
      ))}
      {refused.length > shown && <li>{t("box.moreInvalid", { count: refused.length - shown })}</li>}
    </ul>
  );
}
