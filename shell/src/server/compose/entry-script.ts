import { escapeHtml } from "@zhian/server/escape-html";
import type { ShellAssets } from "../assets.ts";
import { markup, nonce, type Part } from "./parts.ts";

export const takePlaceUrl = "https://inline/_shell/take-place.js";

/**
 * The shell's script takes its place once all that the server has sent can be seen, so that reading it never takes that frame's time:
 * two frames after the first text, since the largest may be drawn after it. Where nothing is drawn, in a tab in the background, at
 * once; and whatever a browser tells of its frames, in the end. A second time there is nothing left to place, also where a script has
 * removed everything from the body since. The document's own members are asked of its prototype: a form in the content may be named like one.
 * Its `sourceURL` names it in stacks: by the document's address it would look like a script that an extension has put into the page.
 */
export const takePlace = `{
const own=name=>Reflect.get(Document.prototype,name,document),here=own("currentScript"),frame=requestAnimationFrame;
const code=here.previousElementSibling.content,place=()=>here.after(code);
if(own("visibilityState")==="hidden")place();
else{setTimeout(place,3e3);new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint")[0]&&frame(()=>frame(()=>setTimeout(place)))).observe({type:"paint",buffered:true})}
}
//# sourceURL=${takePlaceUrl}`;

/** Before the shell's script: single-spa and React look for their inspectors when they are loaded. */
export function inspectorsScript({ inspectors }: ShellAssets): Part[] {
  return markup`<script src="/_shell/${escapeHtml(inspectors.path)}" nonce="${nonce}" integrity="${inspectors.integrity}" crossorigin="anonymous"></script>`;
}

/** At the end, where everything it needs is there; the head has preloaded it. A script in a template is not run. */
export function entryScript({ entry }: ShellAssets): Part[] {
  return markup`<template><script src="/_shell/${escapeHtml(entry.path)}" nonce="${nonce}" integrity="${entry.integrity}" crossorigin="anonymous"></script></template><script nonce="${nonce}">${takePlace}</script>`;
}
