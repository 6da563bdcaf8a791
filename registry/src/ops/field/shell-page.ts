import type { Field } from "../../field/field.ts";
import { html } from "../html.ts";
import { page, type Viewer } from "../page.ts";
import { fieldSection } from "./field-section.ts";

interface ShellView {
  environment: string;
  revision: number;
  fields: readonly Field[];
  minPages: number;
}

/** How the parts of a page that belong to no fragment perform. No changes are shown, since shells are not released here. */
export function shellPage(viewer: Viewer, { environment, revision, fields, minPages }: ShellView): string {
  const { words } = viewer;
  const main = html`<p class="up"><a href="/ops/${environment}">${words.overview.title}</a></p>
<h1>${words.field.shell}</h1>
<p class="lead">${words.field.shellLead}</p>
${fields.map((field) => fieldSection(words, field, minPages))}`;
  return page(viewer, { title: words.said(environment, words.field.shell), of: { environment, revision }, main });
}
