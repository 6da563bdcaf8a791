import { html } from "./html.ts";
import { page, type Viewer } from "./page.ts";
import type { Words } from "./words.ts";

interface SignIn {
  /** The secret of a one-time sign-in link. */
  link?: string | undefined;
  fault?: keyof Words["signInFaults"];
}

export function signInPage(viewer: Viewer, { link, fault }: SignIn): string {
  const { signIn, signInFaults } = viewer.words;
  const field = html`<label for="token">${signIn.token}</label>
<input id="token" name="token" type="password" autocomplete="current-password" required aria-describedby="where"${fault && html` aria-invalid="true"`}>
<p class="hint" id="where">${signIn.where}</p>`;
  const main = html`<h1>${signIn.title}</h1>
${fault && html`<p class="fault" role="alert">${signInFaults[fault]}</p>`}
<p>${link === undefined ? signIn.intro : signIn.byLink}</p>
<form method="post" action="/ops/login" class="narrow">
${link === undefined ? field : html`<input type="hidden" name="link" value="${link}">`}
<button class="primary">${signIn.button}</button>
</form>`;
  return page(viewer, { title: signIn.title, main });
}
