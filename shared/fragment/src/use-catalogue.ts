import type { Catalogue } from "@zhian/contracts/catalogue";
import { useEffect, useState } from "react";
import { useSite } from "./use-site.tsx";

const none: Catalogue = [];
const known = new WeakMap<() => Promise<Catalogue>, Catalogue>();

/** Returns the site's catalogue, for components that only the browser renders: empty until it loads, or if it cannot. */
export function useCatalogue(): Catalogue {
  const { catalogue: load } = useSite();
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!load || known.has(load)) return;
    load().then(
      (catalogue) => {
        known.set(load, catalogue);
        redraw((count) => count + 1);
      },
      () => undefined,
    );
  }, [load]);
  return (load && known.get(load)) ?? none;
}
