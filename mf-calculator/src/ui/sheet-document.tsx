import type { QuoteSheet } from "@zhian/contracts/quote-wire";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { Seal } from "@zhian/ui/seal";
import { useId } from "react";
import type { DatedSheet } from "../api/load-sheet.ts";
import { cityName } from "../model/city-names.ts";
import { dayInShanghai } from "../model/day-in-shanghai.ts";
import { provinceNames } from "../model/province-names.ts";
import { Bilingual } from "./bilingual.tsx";
import css from "./quote-sheet.module.css";
import { SheetItems } from "./sheet-items.tsx";
import { SheetNotes } from "./sheet-notes.tsx";

/** The sheet, which is printed without the rest of the page: number, dates, inputs, lines, sums, seal. */
export function SheetDocument({ sheet, rate }: DatedSheet) {
  const id = useId();
  const facts = useFacts(sheet);
  return (
    <article className={css["sheet"]} aria-labelledby={id} data-prints-alone>
      <header className={css["head"]}>
        <div>
          <p className={css["from"]} translate="no">
            ZhiAn Cloud <span lang="zh-Hans">智安云</span>
          </p>
          <h3 id={id} className={css["title"]}>
            <Bilingual text="sheet.title" />
          </h3>
          <p className="num" translate="no">
            {sheet.number}
          </p>
        </div>
        <Seal glyph="价" look="vermilion" size="large" />
      </header>
      <dl className={css["facts"]}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>
              <Bilingual text={key} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SheetItems sheet={sheet} rate={rate} />
      <SheetNotes sheet={sheet} rate={rate} />
    </article>
  );
}

function useFacts(sheet: QuoteSheet): { key: string; value: string }[] {
  const t = useText();
  const { locale } = useSite();
  const date = (moment: string) => formatDate(dayInShanghai(moment), locale);
  const { province, city } = sheet;
  const names = [cityName(city) ?? city, provinceNames[province] ?? province];
  const place = locale === "en" ? names.join(", ") : `${province} ${city}`;
  return [
    { key: "sheet.madeAt", value: date(sheet.madeAt) },
    { key: "sheet.validUntil", value: date(sheet.validUntil) },
    { key: "level", value: t(`level.${sheet.level}`) },
    { key: "systemType", value: t(`systemType.${sheet.systemType}`) },
    { key: "servers", value: String(sheet.servers) },
    { key: "place", value: place },
    { key: "hasProducts", value: t(`hasProducts.${sheet.hasProducts ? "yes" : "no"}`) },
    { key: "sheet.priceBook", value: sheet.priceBook },
  ];
}
