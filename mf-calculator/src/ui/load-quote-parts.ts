import { withRetries } from "@zhian/fragment/with-retries";

/** Nobody gets a quote without them: what is lost is asked for again. */
export const loadQuoteParts = () =>
  withRetries(
    () => import(/* webpackChunkName: "quote-parts" */ "./quote-parts.ts"),
    () => true,
  );
