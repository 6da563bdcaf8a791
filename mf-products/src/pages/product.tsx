import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Actions } from "@zhian/page/actions";
import { FigureView } from "@zhian/page/figure-view";
import { formatDate } from "@zhian/page/format-date";
import { ProductMarksProvider, useProductMark } from "@zhian/page/product-marks";
import { RateProvider } from "@zhian/page/rate";
import { Words } from "@zhian/page/words";
import { classNames } from "@zhian/ui/class-names";
import { PageHero } from "@zhian/ui/page-hero";
import { PageNav } from "@zhian/ui/page-nav";
import { Seal } from "@zhian/ui/seal";
import { Tag } from "@zhian/ui/tag";
import { BlockList } from "../ui/blocks/block-list.tsx";
import { FactText } from "../ui/fact-text.tsx";
import { SolutionNames } from "../ui/solution-names.ts";
import css from "./product.module.css";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { loadProductData } = await import(/* webpackChunkName: "content-products" */ "../api/load-product-data.ts");
  return loadProductData(params["code"] ?? "", context.get(siteContext), request.signal);
}

export function Component() {
  const t = useText();
  const { locale } = useSite();
  const { page, product, marks, solutions, rate } = useLoaderData<typeof loader>();
  const sections = page.blocks.flatMap(({ anchor, nav }) => (nav ? [{ anchor, label: nav }] : []));
  return (
    <RateProvider value={rate}>
      <ProductMarksProvider value={marks}>
        <SolutionNames value={solutions}>
          <PageHero
            eyebrow={<Eyebrow code={page.code} {...product} />}
            title={page.title}
            lead={<Words>{page.lead}</Words>}
            actions={<Actions links={page.actions} />}
            figure={page.figure && <FigureView figure={page.figure} self={page.code} />}
            facts={page.facts.map(({ label, value, anchor }) => ({ label, anchor, value: <FactText value={value} /> }))}
          />
          {sections.length > 2 && <PageNav label={t("page.onThisPage")} items={sections} />}
          <BlockList key={page.code} blocks={page.blocks} />
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
      <Tag>{code.toUpperCase()}</Tag>
      {locale === "en" && <span lang="zh-Hans">{nameInChinese}</span>}
    </>
  );
}
