/** Why the site cannot be developed against: one sentence for the developer. */
export class DevSiteError extends Error {
  override readonly name = "DevSiteError";
}
