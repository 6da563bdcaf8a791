import { lazyHydrated } from "@zhian/fragment/lazy-hydration";

/** Hydrated late: few visitors ever see it, and it works without scripts. */
export const missing = lazyHydrated(() =>
  import(/* webpackChunkName: "missing-late" */ "./missing.tsx").then((module) => module.Missing),
);
