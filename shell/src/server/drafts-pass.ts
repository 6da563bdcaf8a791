import { draftsCookieNames, draftsHeader, isDraftsPass } from "@zhian/contracts/drafts-header";

/** Returns undefined unless the cookie has the form of a pass. */
export function readDraftsPass(cookies: Partial<Record<string, string>>): string | undefined {
  const pass = cookies[draftsCookieNames.secure] ?? cookies[draftsCookieNames.plain];
  return isDraftsPass(pass) ? pass : undefined;
}

/** Headers for a call to the api on behalf of the holder of the pass. */
export function draftsHeaders(pass: string | undefined): Record<string, string> {
  return pass === undefined ? {} : { [draftsHeader]: pass };
}
