import { escapeHtml } from "@zhian/server/escape-html";
import type { ShellAssets } from "../assets.ts";
import { markup, nonce, type Part } from "./parts.ts";

export const takePlaceUrl = "https://inline/_shell/take-place.js";

/**
 * Inserts the shell's script once everything that the server has sent is visible, so that parsing it never delays that frame: two
 * frames after the first text, since the largest may be painted after it; at once in a background tab, where nothing is painted; and
 * after three seconds, whatever a browser reports. A second call has nothing left to insert, even if a script has emptied the body since.
 * The document's members are read from its prototype, because a form in the content may have the same name. `sourceURL` names the
 * script in stack traces: by the document's address, it would look like one injected by an extension.
 */
export const takePlace = `{
const own=name=>Reflect.get(Document.prototype,name,document),here=own("currentScript"),frame=requestAnimationFrame;
const code=here.previousElementSibling.content,place=()=>here.after(code);
if(own("visibilityState")==="hidden")place();
else{setTimeout(place,3e3);new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint")[0]&&frame(()=>frame(()=>setTimeout(place)))).observe({type:"paint",buffered:true})}
}
//# sourceURL=${takePlaceUrl}`;

/** Placed before the shell's script: single-spa and React look for their inspectors when they load. */
export function inspectorsScript({ inspectors }: ShellAssets): Part[] {
  return markup`<script src="/_shell/${escapeHtml(inspectors.path)}" nonce="${nonce}" integrity="${inspectors.integrity}" crossorigin="anonymous"></script>`;
}

/** At the end, where everything it needs is present; the head has preloaded it. A script in a template does not run. */
export function entryScript({ entry }: ShellAssets): Part[] {
  return markup`<template><script src="/_shell/${escapeHtml(entry.path)}" nonce="${nonce}" integrity="${entry.integrity}" crossorigin="anonymous"></script></template><script nonce="${nonce}">${takePlace}</script>`;
}
