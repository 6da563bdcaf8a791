import { productOf } from "@zhian/contracts/catalogue";
import { localePath } from "@zhian/contracts/locale";
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { inLanguage } from "@zhian/i18n/in-language";
import { useText } from "@zhian/i18n/use-text";
import { Actions } from "@zhian/page/actions";
import { FigureView } from "@zhian/page/figure-view";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs, service } from "@zhian/page/json-ld";
import { RateProvider } from "@zhian/page/rate";
import { Words } from "@zhian/page/words";
import { PageHero } from "@zhian/ui/page-hero";
import { PageNav } from "@zhian/ui/page-nav";
import { Seal } from "@zhian/ui/seal";
import { Tag } from "@zhian/ui/tag";
import { loadProductPage } from "../content/product-pages.ts";
import type { Page } from "../model/page-content.ts";
import { BlockList } from "../ui/blocks/block-list.tsx";
import { FactText } from "../ui/fact-text.tsx";

/** Names under which people look for the serverless container. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["serverless", "bci"],
  ["serverless-container", "bci"],
]);

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, config, locale } = context.get(siteContext);
  const code = params["code"] ?? "";
  const renamed = otherNames.get(code);
  if (renamed) throw redirect(localePath(locale, `/products/${renamed}`), 308);
  const content = await loadProductPage(code);
  if (!content) throw data("No such product", { status: 404 });

  const { seo, ...page } = inLanguage(content, locale);
  const path = `/products/${code}`;
  const [rate, texts] = await Promise.all([
    getRate(api, request.signal),
    getSeo(api, { id: path, locale, signal: request.signal }, seo),
  ]);
  const site = { origin: config.origin, locale };
  const jsonLd = [
    service(site, { name: page.title, path, description: texts.description, plans: plansOf(page) }),
    breadcrumbs(site, [
      { name: locale === "zh" ? "首页" : "Home", path: "/" },
      { name: page.title, path },
    ]),
  ];
  return { page, rate, head: { ...texts, jsonLd } };
}

function plansOf({ blocks }: Pick<Page, "blocks">) {
  return blocks.flatMap((block) => (block.is === "plans" ? block.plans : []));
}

export function Component() {
  const t = useText();
  const { page, rate } = useLoaderData<typeof loader>();
  const sections = page.blocks.flatMap(({ anchor, nav }) => (nav ? [{ anchor, label: nav }] : []));
  return (
    <RateProvider value={rate}>
      <PageHero
        eyebrow={<Eyebrow code={page.code} />}
        title={page.title}
        lead={<Words>{page.lead}</Words>}
        actions={<Actions links={page.actions} />}
        figure={page.figure && <FigureView figure={page.figure} self={page.code} />}
        facts={page.facts.map(({ label, value, anchor }) => ({ label, anchor, value: <FactText value={value} /> }))}
      />
      {sections.length > 2 && <PageNav label={t("page.onThisPage")} items={sections} />}
      <BlockList blocks={page.blocks} />
      {sections.length > 2 && <p className="container meta">{t("page.updated", { date: page.updatedAt })}</p>}
    </RateProvider>
  );
}

function Eyebrow({ code }: { code: string }) {
  const t = useText();
  const { locale } = useSite();
  const product = productOf(code);
  if (!product) return null;
  return (
    <>
      <Seal glyph={product.seal} />
      <span>{t(`kind.${product.kind}`)}</span>
      <Tag>{code.toUpperCase()}</Tag>
      {locale === "en" && <span lang="zh-Hans">{product.name.zh}</span>}
    </>
  );
}
