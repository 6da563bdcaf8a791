import { useSite } from "@zhian/fragment/use-site";
import type { InLanguage } from "@zhian/i18n/in-language";
import { useText } from "@zhian/i18n/use-text";
import { Actions } from "@zhian/page/actions";
import { FigureView } from "@zhian/page/figure-view";
import { formatDate } from "@zhian/page/format-date";
import { ProductMarksProvider, useProductMark } from "@zhian/page/product-marks";
import { RateProvider, SitePrice } from "@zhian/page/rate";
import { useMarked } from "@zhian/page/use-marked";
import { Breadcrumb } from "@zhian/ui/breadcrumb";
import { classNames } from "@zhian/ui/class-names";
import { Crackle } from "@zhian/ui/crackle";
import { PageHero } from "@zhian/ui/page-hero";
import { PageNav } from "@zhian/ui/page-nav";
import { Seal } from "@zhian/ui/seal";
import { Tag } from "@zhian/ui/tag";
import type { ComponentType } from "react";
import type { toProductData } from "../api/load-product-data.ts";
import type { FactValue, PageBlock } from "../model/page-content.ts";
import { formatPercent } from "./percent.ts";
import css from "./product-page.module.css";
import { SolutionNames } from "./solution-names.ts";

interface ProductPageProps {
  data: Awaited<ReturnType<typeof toProductData>>;
  /** Renders the blocks of the product's kind. */
  Blocks: ComponentType<{ blocks: readonly PageBlock[] }>;
}

/** Hero, navigation and blocks: the same for every kind of product. */
export function ProductPage({ data, Blocks }: ProductPageProps) {
  const marked = useMarked();
  const { page, product, marks, solutions, rate, trail, glaze } = data;
  const t = useText();
  const { locale } = useSite();
  const sections = page.blocks.flatMap(({ anchor, nav }) => (nav ? [{ anchor, label: nav }] : []));
  return (
    <RateProvider value={rate}>
      <ProductMarksProvider value={marks}>
        <SolutionNames value={solutions}>
          <PageHero
            ground={<Crackle path={glaze} spread="corner" />}
            trail={<Breadcrumb {...trail} />}
            eyebrow={<Eyebrow code={page.code} {...product} />}
            title={page.title}
            lead={marked(page.lead)}
            actions={<Actions links={page.actions} />}
            figure={page.figure && <FigureView figure={page.figure} self={page.code} />}
            facts={page.facts.map(({ label, value, anchor }) => ({ label, anchor, value: <FactText value={value} /> }))}
          />
          {sections.length > 2 && <PageNav label={t("page.onThisPage")} items={sections} />}
          <Blocks key={page.code} blocks={page.blocks} />
          {sections.length > 2 && (
            <p className={classNames("container", "meta", css["updated"])}>
              {t("page.updated", { date: formatDate(page.updatedAt, locale) })}
            </p>
          )}
        </SolutionNames>
      </ProductMarksProvider>
    </RateProvider>
  );
}

function FactText({ value }: { value: InLanguage<FactValue> }) {
  switch (value.is) {
    case "words":
      return <span>{value.words}</span>;
    case "percent":
      return <span translate="no">{formatPercent(value.percent)}</span>;
    case "price":
      return <SitePrice usd={value.usd} unit={value.unit} look="single" />;
  }
}

interface EyebrowProps {
  code: string;
  kind: string;
  nameInChinese: string;
}

function Eyebrow({ code, kind, nameInChinese }: EyebrowProps) {
  const t = useText();
  const { locale } = useSite();
  const mark = useProductMark()(code);
  return (
    <>
      {mark && <Seal glyph={mark.seal} />}
      <span>{t(`kind.${kind}`)}</span>
      <Tag translate="no">{code.toUpperCase()}</Tag>
      {locale === "en" && <span lang="zh-Hans">{nameInChinese}</span>}
    </>
  );
}
