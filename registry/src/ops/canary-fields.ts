import { type Html, html } from "./html.ts";
import type { Asked } from "./read-asked.ts";
import type { Words } from "./words.ts";

/** Form fields for a canary: its share of visitors, and the releases that go with it. */
export function canaryFields({ preview: words }: Words, { percent, steps, each, with: named }: Asked): Html {
  return html`<label for="percent">${words.percent}</label>
<input id="percent" name="percent" type="number" min="0" max="100" step="any" required value="${percent ?? 10}" aria-describedby="percent-hint">
<p class="hint" id="percent-hint">${words.percentHint}</p>
<label for="steps">${words.steps}</label>
<input id="steps" name="steps" maxlength="100" inputmode="text" value="${steps ?? ""}" aria-describedby="steps-hint">
<p class="hint" id="steps-hint">${words.stepsHint}</p>
<label for="each">${words.each}</label>
<input id="each" name="each" type="number" min="1" max="10080" value="${each ?? ""}" aria-describedby="each-hint">
<p class="hint" id="each-hint">${words.eachHint}</p>
<label for="with">${words.with}</label>
<input id="with" name="with" maxlength="500" value="${named ?? ""}" aria-describedby="with-hint">
<p class="hint" id="with-hint">${words.withHint}</p>`;
}
