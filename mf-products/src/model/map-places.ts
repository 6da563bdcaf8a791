import type { Catalogue } from "@zhian/contracts/catalogue";
import { type MapPlace, mapSize } from "./map-lines.ts";

interface Drawing {
  /** `id` is the product's code. */
  places: readonly { id: string; x: number; y: number }[];
  /** Pairs of codes that a line connects. */
  links: readonly (readonly string[])[];
}

export interface PlacedProduct extends MapPlace {
  /** Codes of the products that it has a line to. */
  near: readonly string[];
}

/**
 * Places the offered products: at their drawn positions, and those without one at the free positions, from the end. A product for
 * which there is no room is left out.
 */
export function placeProducts(catalogue: Catalogue, { places, links }: Drawing): PlacedProduct[] {
  const drawn = new Map(places.map(({ id, x, y }) => [id, { x, y }]));
  const free = freePlaces([...drawn.values()]);
  const offered = new Set(catalogue.map(({ code }) => code));
  const undrawn = catalogue
    .filter(({ code }) => !drawn.has(code))
    .flatMap(({ code }) => {
      const place = free.pop();
      return place ? [{ code, ...place }] : [];
    });
  const all = [...places.filter(({ id }) => offered.has(id)).map(({ id, x, y }) => ({ code: id, x, y })), ...undrawn];
  return all.map((place) => ({ ...place, near: neighboursOf(place.code, links).filter((code) => offered.has(code)) }));
}

/** Every second row is shifted by one. */
function freePlaces(taken: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const all = Array.from({ length: mapSize.rows }, (_, y) =>
    Array.from({ length: Math.floor((mapSize.columns - (y % 2)) / 2) }, (__, index) => ({
      x: 2 * index + 1 + (y % 2),
      y,
    })),
  ).flat();
  return all.filter(({ x, y }) => !taken.some((place) => place.x === x && place.y === y));
}

function neighboursOf(code: string, links: Drawing["links"]): string[] {
  return links.flatMap(([from, to]) => (from === code && to ? [to] : to === code && from ? [from] : []));
}
