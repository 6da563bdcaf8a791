import { productOf } from "@zhian/contracts/catalogue";
import { type Currency, localePath } from "@zhian/contracts/locale";
import { noPrice } from "@zhian/contracts/quote-rules";
import type { QuoteSheet } from "@zhian/contracts/quote-wire";
import { useCatalogue } from "@zhian/fragment/use-catalogue";
import { useSite } from "@zhian/fragment/use-site";
import { formatMoney, usdToIdr } from "@zhian/i18n/money";
import { useText } from "@zhian/i18n/use-text";
import { classNames } from "@zhian/ui/class-names";
import { tableClass } from "@zhian/ui/table";
import type { DatedSheet } from "../api/load-sheet.ts";
import { usdOf } from "../model/amount.ts";
import { Bilingual } from "./bilingual.tsx";
import css from "./quote-sheet.module.css";

type Item = QuoteSheet["items"][number];
type Money = (amount: string, currency: Currency) => string;

/** The lines in both currencies; the first column links to each line's product. */
export function SheetItems({ sheet, rate }: DatedSheet) {
  const t = useText();
  const money = useMoney(rate);
  const currencies: Currency[] = rate ? ["USD", "IDR"] : ["USD"];
  const sums = ["productPrice", "consultPrice", "allPrice"] as const;
  return (
    <table className={classNames(tableClass({ stacks: "lines" }), css["table"])}>
      <caption className="visually-hidden">{t("sheet.items")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Bilingual text="sheet.item" />
          </th>
          <th scope="col" className={css["figure"]}>
            <Bilingual text="sheet.quantity" />
          </th>
          <th scope="col" className={css["figure"]}>
            <Bilingual text="sheet.unit" />
          </th>
          {currencies.map((currency) => (
            <th key={currency} scope="col" className={css["figure"]}>
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.items.map((item) => (
          <ItemRow key={`${item.kind} ${item.code} ${item.unit}`} item={item} currencies={currencies} money={money} />
        ))}
      </tbody>
      <tfoot>
        {sums.map((sum) => (
          <tr key={sum} data-sum={sum}>
            <th scope="row" colSpan={3}>
              <Bilingual text={sum} />
            </th>
            <Sums of={sheet[sum]} currencies={currencies} money={money} />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

interface SumsProps {
  of: string;
  currencies: readonly Currency[];
  money: Money;
}

function Sums({ of, currencies, money }: SumsProps) {
  return currencies.map((currency) => (
    <td key={currency} className={css["figure"]} translate={usdOf(of) === null ? undefined : "no"}>
      {money(of, currency)}
    </td>
  ));
}

function ItemRow({ item, ...sums }: Omit<SumsProps, "of"> & { item: Item }) {
  const t = useText();
  return (
    <tr>
      <th scope="row">
        <ItemName item={item} />
      </th>
      <td className={css["figure"]}>
        <span translate="no">{item.quantity}</span>
        <span className={css["per"]}>{` ${t(`unit.${item.unit}`)}`}</span>
      </td>
      <Sums of={item.unitUsd} currencies={["USD"]} money={sums.money} />
      <Sums of={item.sumUsd} {...sums} />
    </tr>
  );
}

function ItemName({ item: { code, kind } }: { item: Item }) {
  const t = useText();
  const { locale } = useSite();
  const product = productOf(useCatalogue(), code);
  return (
    <>
      <a href={localePath(locale, `/products/${code}`)}>{product?.name[locale] ?? code}</a>
      <span className={css["kind"]}>{` ${t(`kind.${kind}`)}`}</span>
    </>
  );
}

/** Formats an amount from the wire in a currency; if there is no price, the word for that. */
function useMoney(rate: DatedSheet["rate"]): Money {
  const t = useText();
  const { locale } = useSite();
  return (amount, currency) => {
    const usd = usdOf(amount);
    if (usd === null) return amount === noPrice ? t("unsupported") : amount;
    return currency === "IDR" && rate
      ? formatMoney(usdToIdr(usd, rate.rate), "IDR", locale)
      : formatMoney(usd, "USD", locale);
  };
}
