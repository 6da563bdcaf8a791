import { lazyHydrated } from "@zhian/fragment/lazy-hydration";
import { type LoaderFunctionArgs, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { ProductMarksProvider, useProductMark } from "@zhian/page/product-marks";
import { RateProvider } from "@zhian/page/rate";
import { useMarked } from "@zhian/page/use-marked";
import { Breadcrumb } from "@zhian/ui/breadcrumb";
import { classNames } from "@zhian/ui/class-names";
import { Crackle } from "@zhian/ui/crackle";
import { PageHero } from "@zhian/ui/page-hero";
import { PageNav } from "@zhian/ui/page-nav";
import { Seal } from "@zhian/ui/seal";
import { Tag } from "@zhian/ui/tag";
import { SearchBox } from "../ui/search-box.tsx";
import css from "./domain-names.module.css";

const blocks = lazyHydrated(() =>
  import(/* webpackChunkName: "page-domain-names-late" */ "../ui/names-blocks.tsx").then(
    (module) => module.NamesBlocks,
  ),
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ loadNamesPage }] = await Promise.all([
    import(/* webpackChunkName: "content-domain-names" */ "../api/load-names-page.ts"),
    blocks.load(),
  ]);
  return loadNamesPage(context.get(siteContext), request.signal);
}

export function Component() {
  const marked = useMarked();
  const { page, rate, list, marks, trail, glaze } = useLoaderData<typeof loader>();
  const t = useText();
  const { locale } = useSite();
  const sections = page.blocks.flatMap(({ anchor, nav }) => (nav ? [{ anchor, label: nav }] : []));
  return (
    <RateProvider value={rate}>
      <ProductMarksProvider value={marks}>
        <PageHero
          ground={<Crackle path={glaze} spread="corner" />}
          trail={<Breadcrumb {...trail} />}
          eyebrow={<Eyebrow />}
          title={page.title}
          lead={marked(page.lead)}
          actions={
            <div className={css["box"]}>
              <SearchBox />
            </div>
          }
          facts={page.facts}
        />
        <PageNav label={t("page.onThisPage")} items={sections} />
        <blocks.Component blocks={page.blocks} list={list} />
        <p className={classNames("container", "meta", css["updated"])}>
          {t("page.updated", { date: formatDate(page.updatedAt, locale) })}
        </p>
      </ProductMarksProvider>
    </RateProvider>
  );
}

function Eyebrow() {
  const t = useText();
  const { locale } = useSite();
  const mark = useProductMark()("bcd");
  return (
    <>
      {mark && <Seal glyph={mark.seal} />}
      <span>{t("page.kind")}</span>
      <Tag translate="no">BCD</Tag>
      {locale === "en" && <span lang="zh-Hans">域名服务</span>}
    </>
  );
}
