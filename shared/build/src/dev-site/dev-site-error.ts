/** Why the site cannot be worked against: one sentence for the person at the keyboard. */
export class DevSiteError extends Error {
  override readonly name = "DevSiteError";
}
