/** The reason why the site cannot be used for development: one sentence for the developer. */
export class DevSiteError extends Error {
  override readonly name = "DevSiteError";
}
