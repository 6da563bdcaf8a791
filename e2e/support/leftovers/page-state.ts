/** Values of the page at one moment, by name. */
type PageState = Map<string, { value: string; where?: string | undefined }>;

declare global {
  interface Window {
    __states?: PageState[];
    __numbers?: Map<unknown, number>;
  }
}

export interface Difference {
  what: string;
  where?: string | undefined;
}

/** Runs in the page: starts a new state with every global and every property of the browser's built-ins. */
export function readProperties({ known }: { known: readonly string[] }): void {
  const state: PageState = new Map();
  (window.__states ??= []).push(state);
  const numbers = (window.__numbers ??= new Map());

  function sayValue(value: unknown): string {
    const isPlain = value === null || !["object", "function"].includes(typeof value);
    if (isPlain) return String(value).slice(0, 80);
    if (!numbers.has(value)) numbers.set(value, numbers.size);
    return `object ${numbers.get(value)}`;
  }

  function read(prefix: string, owner: object): void {
    for (const key of Reflect.ownKeys(owner)) {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(owner, key) ?? {};
      // Internal properties of React and of the browser.
      if (typeof key === "string" && (/^(__react|_react)/.test(key) || (owner === window && known.includes(key))))
        continue;
      state.set(`${prefix}${String(key)}`, { value: [value, get, set].map(sayValue).join(" ") });
    }
  }

  read("global ", window);
  for (const name of window.__register.pristine) {
    const { value }: PropertyDescriptor = Reflect.getOwnPropertyDescriptor(window, name) ?? {};
    if (typeof value !== "function" && (typeof value !== "object" || value === null || value === window)) continue;
    read(`${name}.`, value);
    if (typeof value === "function" && value.prototype) read(`${name}.prototype.`, value.prototype);
  }
  for (const name of ["document", "history", "navigator"] as const) read(`${name}.`, window[name]);
}

/** Runs in the page: adds the document outside the fragment's own slots, and storage, to the last state. */
export function readDocument({ own, stored }: { own: string; stored: string }): void {
  const state = window.__states?.at(-1);
  const { madeAt, writtenAt } = window.__register;
  state?.set("document title", { value: document.title });
  state?.set("adopted style sheets", { value: String(document.adoptedStyleSheets.length) });
  for (const key of Object.keys((history.state ?? {}) as object)) state?.set(`history.state.${key}`, { value: "" });
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(stored)) state?.set(`${name} key "${key}"`, { value: "", where: writtenAt.get(key) });
    }
  }

  const { documentElement: html, head, body } = document;
  for (const element of [html, head, body, ...document.querySelectorAll("[data-slot]")]) {
    for (const { name, value } of element.attributes) {
      if (value) state?.set(`attribute ${name} of ${element.id ? `#${element.id}` : element.localName}`, { value });
    }
  }
  const known = 'head, body, title, meta, [rel="canonical"], [rel="alternate"], [data-slot]';
  const outside = [html, head, body].flatMap((parent) => [...parent.children]);
  const made = [...document.querySelectorAll("*")].filter(
    (element) => madeAt.has(element) && !outside.includes(element),
  );
  for (const element of [...outside, ...made.filter((one) => !one.closest(own))]) {
    const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
    // Files of releases stay in the page, the shell writes to the head of every page, and the rest is read above.
    if (/\/_(fragments|shell)\//.test(address) || element.matches(known)) continue;
    // Without content, which is long in style sheets and scripts.
    const shallow = (element.cloneNode() as Element).outerHTML.slice(0, 120);
    const key = `element ${shallow} in ${element.parentElement?.id || element.parentElement?.localName}`;
    const count = Number(state?.get(key)?.value ?? 0) + 1;
    state?.set(key, { value: String(count), where: madeAt.get(element) });
  }
}

/** Runs in the page: the differences between the first state and the last. */
export function compareStates(): Difference[] {
  const [before, after] = [window.__states?.[0], window.__states?.at(-1)];
  if (!before || !after) return [];
  const differences: Difference[] = [];
  for (const [name, { value, where }] of after) {
    const was = before.get(name)?.value;
    if (was === value) continue;
    const isCounted = /^(element|adopted)/.test(name);
    const more = Number(value) - Number(was ?? 0);
    if (isCounted && more > 0) differences.push({ what: `${more} × ${name}`, where });
    else if (!isCounted) differences.push({ what: was === undefined ? name : `changed: ${name}`, where });
  }
  for (const name of before.keys()) {
    if (!after.has(name)) differences.push({ what: `removed: ${name}` });
  }
  return differences;
}
