import { type Article } from "@zhian/contracts/article";
import { articlePath } from "@zhian/contracts/article-words";
import { useSite } from "@zhian/fragment/use-site";
import { type ProductMarks, ProductMarksProvider } from "@zhian/page/product-marks";
import css from "./article-after.module.css";
import { ArticleBody } from "./article-body.tsx";
import { ArticleNeighbours } from "./article-neighbours.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { NamedProducts } from "./named-products.tsx";
import { WasHelpful } from "./was-helpful.tsx";

interface ArticleTextProps {
  article: Article;
  marks: ProductMarks;
}

/** An article's text, and the links onward from it. */
export function ArticleText({ article, marks }: ArticleTextProps) {
  const { locale } = useSite();
  const { section, id, body, digest, lang = locale, products } = article;
  return (
    <ProductMarksProvider value={marks}>
      <ArticleBody nodes={body} lang={lang} />
      <footer className={css["after"]}>
        <NamedProducts codes={products} />
        <WasHelpful page={articlePath(section, id)} digest={digest} />
        <ArticleNeighbours article={article} />
        <FeedLinks section={section} />
      </footer>
    </ProductMarksProvider>
  );
}
