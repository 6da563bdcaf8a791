import type { LicencesBlock } from "../../model/site-content.ts";

/**
 * Filings, licences and certificates of the company that runs the site, each with the page of its issuer where it can be looked
 * up. Empty until there is one: the section is then left out.
 */
export const licences: LicencesBlock["items"] = [];
