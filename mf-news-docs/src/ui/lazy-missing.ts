import { lazyHydrated } from "@zhian/fragment/lazy-hydration";

/** Few visitors ever see it, and it works without script. */
export const missing = lazyHydrated(() =>
  import(/* webpackChunkName: "missing-late" */ "./missing.tsx").then((module) => module.Missing),
);
