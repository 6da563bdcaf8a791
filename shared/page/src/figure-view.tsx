import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import type { InLanguage } from "@zhian/i18n/in-language";
import { TopologyFigure } from "@zhian/ui/topology-figure";
import type { Figure } from "./content.ts";
import { useProductMark } from "./product-marks.tsx";

interface FigureViewProps {
  figure: InLanguage<Figure>;
  /** Code of the product that the page is about. */
  self?: string;
}

/** A figure whose products have their seals and addresses. */
export function FigureView({ figure, self }: FigureViewProps) {
  const { locale, navigate } = useSite();
  const markOf = useProductMark();
  return (
    <TopologyFigure
      caption={figure.caption}
      edges={figure.edges}
      onFollow={navigate}
      nodes={figure.nodes.map(({ product, ...node }) => ({
        ...node,
        ...(product && {
          seal: markOf(product)?.seal,
          href: localePath(locale, `/products/${product}`),
          isSelf: product === self,
        }),
      }))}
    />
  );
}
