import { type Difference, differencesOf } from "../../field/differences.ts";
import type { Compared } from "../../field/read-compared.ts";
import { type Html, html } from "../html.ts";
import type { Words } from "../words.ts";
import { counted, shown } from "./figures.ts";

const tones = { better: "good", worse: "bad", unclear: "open", "too-few": "none" } as const;

/** Describes how a release differs from the one it is compared with. */
export function differenceList(words: Words, compared: Compared, minPages: number): Html {
  const { sum, other, period } = compared;
  const { differs } = words.field;
  if (!other) return html`<p>${differs.withNothing}</p>`;
  const items = differencesOf(sum, other.sum, minPages).map(
    (difference) =>
      html`<li><span class="${tones[difference.verdict]}">${words.said(differs.verdicts[difference.verdict], sentence(words, difference, period.isCanary))}</span></li>`,
  );
  return html`<p>${period.isCanary ? differs.beside(other.version) : differs.before(other.version)}</p>
<ul class="differences">${items}</ul>
<p class="hint">${differs.howToRead(minPages)}</p>`;
}

/** "INP p75 310 ms, 120 ms before; from 4,100 and 5,400 pages" */
function sentence(words: Words, { measure, pages, otherPages, ...values }: Difference, isCanary: boolean): string {
  const { short, differs } = words.field;
  const name = measure === "failed" ? short.failed : `${short[measure]} p75`;
  if (values.verdict === "too-few")
    return differs.tooFew({ name, pages: counted(pages), otherPages: counted(otherPages), isCanary });
  const [value, other] = [values.value, values.other].map((one) => shown(words, measure, one));
  return differs.sentence({
    name,
    value: value ?? "",
    other: other ?? "",
    pages: counted(pages),
    otherPages: counted(otherPages),
    isCanary,
  });
}
