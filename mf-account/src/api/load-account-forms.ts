import { withRetries } from "@zhian/fragment/with-retries";

/** The schemas of the account's forms. Without them nothing can be sent: what is lost is asked for again. */
export const loadAccountForms = () =>
  withRetries(
    () => import(/* webpackChunkName: "account-forms" */ "@zhian/contracts/account-forms"),
    () => true,
  );
