import type { FragmentManifest } from "@zhian/contracts/fragment";
import { solutionPrefix } from "@zhian/contracts/listed-page";
import { covers } from "@zhian/contracts/routes";
import { type Fault, inListing, inOffer } from "../model/manifest-line.ts";

/** Faults in what a release declares about its pages to the rest of the site. */
export function broughtFaults(manifest: FragmentManifest): Fault[] {
  return [...offerFaults(manifest), ...pageFaults(manifest)];
}

/** Each product has exactly one page, on its own fragment's routes. */
function offerFaults({ name, routes, offers = [] }: FragmentManifest): Fault[] {
  const codes = offers.map(({ code }) => code);
  const twice = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  const elsewhere = codes.filter((code) => !routes.some((route) => covers(route, `/products/${code}`)));
  return [
    ...[...twice].map((code) => ({ text: `the product ${code} is offered twice`, at: inOffer(name, code) })),
    ...elsewhere.map((code) => ({
      text: `the product ${code} is offered, but no route of ${name} serves /products/${code}`,
      at: inOffer(name, code),
    })),
  ];
}

/** Each page is declared to the rest of the site only once, by the fragment that owns it. */
function pageFaults({ name, routes, offers = [], pages = [] }: FragmentManifest): Fault[] {
  const products = new Set(offers.map(({ code }) => `/products/${code}`));
  const paths = pages.map(({ path }) => path);
  const texts = (path: string, index: number) => [
    ...(paths.indexOf(path) < index ? [`the page ${path} is listed twice`] : []),
    ...(products.has(path) ? [`the page ${path} is listed, but is a product's: its offer already declares it`] : []),
    ...(routes.some((route) => covers(route, path))
      ? []
      : [`the page ${path} is listed, but no route of ${name} serves it`]),
  ];
  const faults = paths.flatMap((path, index) =>
    texts(path, index).map((text) => ({ text, at: inListing(name, path) })),
  );
  const astray = pages.filter(({ path, solution }) => solution && !path.startsWith(solutionPrefix));
  return [
    ...faults,
    ...astray.map(({ path }) => ({
      text: `the page ${path} is a solution's, but those must be under ${solutionPrefix}`,
      at: inListing(name, path),
    })),
  ];
}
