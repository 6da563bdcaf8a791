import type { PageFragment, PageState } from "@zhian/contracts/page";

/** Reads what the server wrote into the document: its own JSON, so the type can be trusted. */
export function readPageState(document: Document): PageState {
  return readJson(document, "page") as PageState;
}

/** A fragment's hydration data by slot; undefined if the server did not render it. */
export function readFragmentData(document: Document, fragment: string): Record<string, unknown> | undefined {
  return (readJson(document, `data-${fragment}`) as Record<string, unknown> | null) ?? undefined;
}

function readJson(document: Document, id: string): unknown {
  // Only the server's own script: content may contain an element with the same id, or a form named like a method.
  const script = Document.prototype.querySelector.call(document, `body > script[type="application/json"][id="${id}"]`);
  return JSON.parse(script?.textContent ?? "null");
}

/** The URL from which the browser loads a file of a release. */
export function fileAddress({ base }: PageFragment, path: string): string {
  return `${base}${path}`;
}
