import type { DocLink, Document } from "@zhian/contracts/document";
import { htmlLang } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { type ProductMarks, ProductMarksProvider } from "@zhian/page/product-marks";
import { useMarked } from "@zhian/page/use-marked";
import css from "./article-after.module.css";
import { ArticleBody } from "./article-body.tsx";
import ways from "./article-neighbours.module.css";
import { NamedProducts } from "./named-products.tsx";
import { WasHelpful } from "./was-helpful.tsx";

interface DocumentTextProps {
  document: Document;
  marks: ProductMarks;
}

/** A document's text, and the links onward from it. */
export function DocumentText({ document, marks }: DocumentTextProps) {
  const { locale } = useSite();
  const { body, digest, path, products, lang = locale } = document;
  return (
    <ProductMarksProvider value={marks}>
      <ArticleBody nodes={body} lang={lang} />
      <footer className={css["after"]}>
        <NamedProducts codes={products} />
        <WasHelpful page={path} digest={digest} />
        <Neighbours document={document} />
      </footer>
    </ProductMarksProvider>
  );
}

function Neighbours({ document: { previous, next } }: Pick<DocumentTextProps, "document">) {
  const marked = useMarked();
  const t = useText();
  const both: [string, DocLink | null][] = [
    [t("docs.previous"), previous],
    [t("docs.next"), next],
  ];
  return (
    <nav aria-label={t("docs.more")} className={ways["ways"]}>
      {both.map(
        ([label, link]) =>
          link && (
            <SiteLink key={link.path} to={link.path} className={ways["way"]}>
              <span className={ways["label"]}>{label}</span>
              <span className={ways["title"]} lang={link.lang && htmlLang(link.lang)}>
                {marked(link.title)}
              </span>
            </SiteLink>
          ),
      )}
    </nav>
  );
}
