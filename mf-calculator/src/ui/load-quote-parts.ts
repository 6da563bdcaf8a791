import { withRetries } from "@zhian/fragment/with-retries";

/** No quote can be made without them: a failed load is retried. */
export const loadQuoteParts = () =>
  withRetries(
    () => import(/* webpackChunkName: "quote-parts" */ "./quote-parts.ts"),
    () => true,
  );
