import type { ProductKind } from "@zhian/contracts/catalogue";
import { catalogueAnchor } from "@zhian/contracts/catalogue-anchor";
import { useLocation } from "@zhian/fragment/router";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { useProductMark } from "@zhian/page/product-marks";
import { Seal } from "@zhian/ui/seal";
import { useId } from "react";
import { allLines, dotsUnder, linesFrom, mapViewBox } from "../../model/map-lines.ts";
import type { PlacedProduct } from "../../model/map-places.ts";
import css from "./product-map.module.css";

interface ProductMapProps {
  caption: string;
  /** How to read the drawing; the lists need no explanation. */
  reading: string;
  groups: readonly { kind: ProductKind; text: string; places: readonly PlacedProduct[] }[];
}

/**
 * Every product: a map where there is room for one, ruled lists by kind where there is not. The lines of a hovered or focused
 * product are in its own SVG, which CSS shows, so that no script is needed.
 */
export function ProductMap({ caption, reading, groups }: ProductMapProps) {
  const t = useText();
  const id = useId();
  const places = groups.flatMap((group) => group.places);
  const placeOf = new Map(places.map((place) => [place.code, place]));
  const { isHydrated } = useSite();
  const { hash } = useLocation();
  return (
    <figure aria-labelledby={id}>
      <div className={css["map"]}>
        <svg viewBox={mapViewBox} preserveAspectRatio="none" aria-hidden="true" className={css["lines"]}>
          <path d={allLines(places)} />
        </svg>
        {groups.map(({ kind, text, places: own }) => (
          <div key={kind} className={css["group"]} data-kind={kind}>
            {/* `:target` does not match after a client-side navigation. */}
            <div
              id={catalogueAnchor(kind)}
              className={css["head"]}
              data-asked={(isHydrated && hash === `#${catalogueAnchor(kind)}`) || undefined}
            >
              <h3>{t(`kind.${kind}`)}</h3>
              <p>{text}</p>
              <p className={css["count"]}>{t("home.count", { n: own.length })}</p>
            </div>
            <ul className={css["products"]}>
              {own.map((place) => (
                <MapNode key={place.code} place={place} near={place.near.flatMap((code) => placeOf.get(code) ?? [])} />
              ))}
            </ul>
          </div>
        ))}
        <ul className={css["legend"]} aria-hidden="true">
          {(["compute", "storage", "network", "security-product", "security-service"] as const).map((kind) => (
            <li key={kind} data-kind={kind}>
              <span className={css["sample"]} />
              <span>{t(`legend.${kind}`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption id={id} className={css["caption"]}>
        <span>{caption}</span> <span className={css["reading"]}>{reading}</span>
      </figcaption>
    </figure>
  );
}

function MapNode({ place, near }: { place: PlacedProduct; near: readonly PlacedProduct[] }) {
  const t = useText();
  const { locale } = useSite();
  const markOf = useProductMark();
  const mark = markOf(place.code);
  if (!mark) return null;
  const names = near.map(({ code }) => markOf(code)?.name).join(locale === "zh" ? "、" : ", ");
  return (
    <li className={css["node"]} data-x={place.x} data-y={place.y}>
      <SiteLink to={`/products/${place.code}`} className={css["link"]}>
        <Seal glyph={mark.seal} className={css["seal"]} />
        <span className={css["label"]}>{mark.name}</span>
      </SiteLink>
      <svg viewBox={mapViewBox} preserveAspectRatio="none" aria-hidden="true" className={css["near"]}>
        <path d={linesFrom(place, near)} />
        <path d={dotsUnder(near)} className={css["dots"]} />
      </svg>
      {names && <span className="visually-hidden">{t("home.near", { names })}</span>}
    </li>
  );
}
