import { describe, expect, it } from "@jest/globals";
import { attributeCall, attributeFault, type Fault } from "./attribute-fault.ts";

const site = "https://zhian.example";
const a = `${site}/_fragments/mf-a/1.4.2`;
const b = `${site}/_fragments/mf-b/0.9.0-rc.1`;
const shell = `${site}/_shell`;
const ofA = { name: "mf-a", version: "1.4.2" };
const ofB = { name: "mf-b", version: "0.9.0-rc.1" };

/** An error with the given stack, as a browser would write it. */
function thrown(message: string, stack: string, more: object = {}): Error {
  return Object.assign(new Error(message), { stack, ...more });
}

/** The document's inline script, by its `sourceURL`. */
const inline = "https://inline/_shell/take-place.js";

const stacks: [what: string, fault: Fault, culprit: ReturnType<typeof attributeFault>][] = [
  [
    "Chromium: a listener",
    { error: thrown("x", `Error: x\n    at HTMLButtonElement.<anonymous> (${a}/page-home.1f2e3d4c.js:1:2041)`) },
    ofA,
  ],
  [
    "Chromium: minified code without names",
    {
      error: thrown(
        "Cannot read properties of undefined (reading 'id')",
        `TypeError: Cannot read properties of undefined (reading 'id')\n    at ${a}/412.js:1:9\n    at e (${a}/412.js:1:77)`,
      ),
    },
    ofA,
  ],
  [
    "Chromium: a handler below react-dom",
    {
      error: thrown(
        "x",
        `Error: x\n    at onClick (${a}/1.js:1:5)\n    at iS (${shell}/shell.4b1d4cd0.js:2:911)\n    at ${shell}/shell.4b1d4cd0.js:2:400`,
      ),
    },
    ofA,
  ],
  [
    "Chromium: react-dom and rxjs on top of the fragment",
    {
      error: thrown(
        "x",
        `Error: x\n    at nl (${shell}/676.js:1:1)\n    at Object.next (${shell}/shell.js:1:2)\n    at p (${b}/2.js:1:3)\n    at q (${a}/1.js:1:4)`,
      ),
    },
    ofB,
  ],
  [
    "Chromium: a subscriber to another fragment's event",
    {
      error: thrown(
        "x",
        `Error: x\n    at hear (${b}/1.js:1:1)\n    at r.next (${shell}/shell.js:1:2)\n    at publish (${shell}/shell.js:1:3)\n    at tell (${a}/1.js:1:4)`,
      ),
    },
    ofB,
  ],
  [
    "Chromium: a publication that the bus refuses",
    {
      error: thrown(
        '"x" is not in the catalogue of events',
        `TypeError: "x" is not in the catalogue of events\n    at Object.publish (${shell}/shell.js:1:3)\n    at tell (${a}/1.js:1:4)`,
      ),
    },
    ofA,
  ],
  [
    "Chromium: an async function",
    {
      error: thrown("x", `Error: x\n    at ${shell}/api-client.js:1:1\n    at async load (${a}/1.js:1:2)`),
    },
    ofA,
  ],
  [
    "Chromium: Promise.all",
    {
      error: thrown(
        "x",
        `Error: x\n    at async Promise.all (index 1)\n    at async Object.loader (${b}/1.js:1:2)\n    at async ${shell}/652.js:1:9`,
      ),
    },
    ofB,
  ],
  [
    "Chromium: code run by eval",
    {
      error: thrown(
        "x",
        `Error: x\n    at eval (eval at run (${a}/1.js:1:2), <anonymous>:1:7)\n    at run (${b}/1.js:1:2)`,
      ),
    },
    ofA,
  ],
  [
    "Chromium: built-ins on top",
    {
      error: thrown(
        "Unexpected token 'x'",
        `SyntaxError: Unexpected token 'x'\n    at JSON.parse (<anonymous>)\n    at Array.map (<anonymous>)\n    at new Model (${a}/1.js:1:2)`,
      ),
    },
    ofA,
  ],
  [
    "Chromium: a DOMException",
    {
      error: Object.assign(new DOMException("'!' is not a valid selector.", "SyntaxError"), {
        stack: `SyntaxError: Failed to execute 'querySelector' on 'Document': '!' is not a valid selector.\n    at find (${a}/1.js:1:2)`,
      }),
    },
    ofA,
  ],
  [
    "Chromium: a message with another fragment's URL",
    {
      error: thrown(
        `no ${b}/x.json\n    at ${b}/1.js:1:2`,
        `Error: no ${b}/x.json\n    at ${b}/1.js:1:2\n    at ${a}/1.js:1:2`,
      ),
    },
    ofA,
  ],
  ["Chromium: a message with a URL, and no frames", { error: thrown(`no ${b}/x`, `Error: no ${b}/x`) }, undefined],
  ["Chromium: the shell alone", { error: thrown("x", `Error: x\n    at ${shell}/shell.js:1:2`) }, undefined],
  ["Chromium: no stack, thrown by a listener", { error: "text", message: "Uncaught text", filename: `${a}/1.js` }, ofA],
  [
    "Chromium: a script that cannot be parsed",
    {
      error: thrown("Unexpected end of input", "SyntaxError: Unexpected end of input"),
      message: "Uncaught SyntaxError: Unexpected end of input",
      filename: `${b}/remoteEntry.js`,
    },
    ofB,
  ],
  [
    "Firefox: a listener",
    { error: thrown("x", `onClick@${a}/1.js:1:2041\nEventListener.handleEvent*mount@${b}/2.js:1:1\n`) },
    ofA,
  ],
  ["Firefox: a timer", { error: thrown("x", `@${b}/1.js:1:5\nsetTimeout handler*start@${a}/1.js:1:5\n`) }, ofB],
  [
    "Firefox: shared modules on top",
    { error: thrown("x", `next@${shell}/shell.js:2:1\nt/<@${shell}/676.js:1:1\nload/<@${a}/1.js:9:1\n`) },
    ofA,
  ],
  [
    "Firefox: async frames",
    {
      error: thrown(
        "x",
        `get@${shell}/api-client.js:1:1\nasync*loader@${b}/1.js:1:2\npromise callback*go@${a}/1.js:1:1\n`,
      ),
    },
    ofB,
  ],
  ["Firefox: code run by eval", { error: thrown("x", `@${a}/1.js line 3 > eval:1:7\nrun@${b}/1.js:3:1\n`) }, ofA],
  [
    "Firefox: a message that also occurs at the end of a line",
    { error: thrown("2", `f@${a}/1.js:1:2\ng@${b}/1.js:1:2\n`) },
    ofA,
  ],
  ["Firefox: no stack", { error: 42, message: "uncaught exception: 42", filename: `${b}/1.js` }, ofB],
  ["Safari: a listener", { error: thrown("x", `@${a}/1.js:1:2041\n[native code]`) }, ofA],
  [
    "Safari: built-ins and shared modules on top",
    {
      error: thrown(
        "x",
        `parse@[native code]\nforEach@[native code]\nnext@${shell}/shell.js:1:1\nhear@${b}/1.js:1:2\n@${a}/1.js:1:2`,
      ),
    },
    ofB,
  ],
  [
    "Safari: an async function",
    {
      error: thrown(
        "x",
        `@${b}/1.js:1:2\nasyncFunctionResume@[native code]\n@[native code]\npromiseReactionJob@[native code]`,
      ),
    },
    ofB,
  ],
  ["Safari: global code", { error: thrown("x", `global code@${a}/remoteEntry.js:1:2`) }, ofA],
  [
    "an error of the shell's with a cause",
    {
      error: thrown("the page has failed", `Error: the page has failed\n    at ${shell}/shell.js:1:2`, {
        cause: thrown("x", `Error: x\n    at ${b}/1.js:1:2`),
      }),
    },
    ofB,
  ],
  [
    "a fragment's error caused by another one's",
    { error: thrown("x", `Error: x\n    at ${a}/1.js:1:2`, { cause: thrown("y", `Error: y\n    at ${b}/1.js:1:2`) }) },
    ofA,
  ],
  [
    "an AggregateError, which has no frames of its own",
    {
      error: Object.assign(new AggregateError([new Error("first"), 2], "All promises were rejected"), {
        stack: "AggregateError: All promises were rejected",
        errors: [2, thrown("x", `Error: x\n    at ${b}/1.js:1:2`)],
      }),
    },
    ofB,
  ],
  ["an object that looks like an error", { error: { message: "x", stack: `Error: x\n    at ${a}/1.js:1:2` } }, ofA],
  ["a rejection without an error", { error: "text" }, undefined],
  ["a rejection without a reason", { error: undefined }, undefined],
  ["no stack, in a listener of a slot", { error: "text", filename: `${shell}/676.js`, running: ofB }, ofB],
  ["the shell's stack, in a listener of a slot", { error: thrown("x", `p@${shell}/676.js:1:1`), running: ofB }, ofB],
  ["no stack, in a subscriber", { error: null, running: ofA }, ofA],
  ["a stack, which takes precedence over the slot", { error: thrown("x", `f@${a}/1.js:1:1`), running: ofB }, ofA],
];

const outside: [what: string, fault: Fault][] = [
  ["Chromium's extensions", { error: thrown("x", "Error: x\n    at chrome-extension://abcdef/content.js:1:2") }],
  ["Firefox's extensions", { error: thrown("x", "f@moz-extension://1b2c/content.js:1:2\n") }],
  ["Safari's extensions", { error: thrown("x", "f@safari-web-extension://1B2C/content.js:1:2") }],
  ["Safari's masked scripts", { error: thrown("x", "f@webkit-masked-url://hidden/:1:2\n[native code]") }],
  [
    "an extension between a fragment and the browser",
    {
      error: thrown(
        "x",
        `TypeError: x\n    at window.fetch (chrome-extension://a/b.js:1:2)\n    at load (${a}/1.js:1:2)`,
      ),
    },
  ],
  [
    "a string thrown by an extension",
    { error: "text", message: "Uncaught text", filename: "chrome-extension://abcdef/content.js" },
  ],
  ["a script in the page", { error: thrown("x", `ReferenceError: x\n    at ${site}/products/bcc:12:3`) }],
  ["a script in the page, without a stack", { error: null, message: "Uncaught null", filename: `${site}/` }],
  ["a script without a URL", { error: thrown("x", "Error: x\n    at f (<anonymous>:3:9)\n    at <anonymous>:5:1") }],
  [
    "a script without a URL between a fragment and the browser",
    { error: thrown("x", `Error: x\n    at window.fetch (<anonymous>:3:9)\n    at load (${a}/1.js:1:2)`) },
  ],
  ["Safari's scripts without a URL", { error: thrown("x", "f@\nglobal code@") }],
  [
    "a script without a URL, in a listener of a slot",
    { error: thrown("x", "Error: x\n    at <anonymous>:3:9"), running: ofA },
  ],
  ["another site's script", { error: thrown("x", `Error: x\n    at https://ads.example/_fragment/mf-a/1/x.js:1:2`) }],
  ["a script from a blob URL", { error: thrown("x", `Error: x\n    at blob:${site}/0b1c:1:2`) }],
  [
    "a ResizeObserver notification",
    {
      error: null,
      message: "ResizeObserver loop completed with undelivered notifications.",
      filename: `${site}/`,
      running: ofA,
    },
  ],
  [
    "a ResizeObserver notification in older browsers",
    { error: undefined, message: "ResizeObserver loop limit exceeded" },
  ],
  ["an error without details", { error: null, message: "Script error.", filename: "" }],
  [
    "a failed request in Chromium",
    { error: thrown("Failed to fetch", `TypeError: Failed to fetch\n    at ${a}/1.js:1:2`) },
  ],
  ["a failed request in Safari", { error: thrown("Load failed", `@${a}/1.js:1:2`) }],
  [
    "a failed request in Firefox",
    { error: thrown("NetworkError when attempting to fetch resource.", `load@${a}/1.js:1:2\n`) },
  ],
  [
    "a failed request of the api client",
    {
      error: thrown("the api", `Error: the api\n    at ${shell}/api-client.js:1:2`, {
        cause: new Error("Network Error"),
      }),
    },
  ],
];

describe("F-131 the release that a fault is attributed to", () => {
  it.each(stacks)("%s", (_, fault, culprit) => {
    expect(attributeFault(fault)).toEqual(culprit);
  });
});

describe("F-132 faults from outside the site, attributed to no release", () => {
  it.each(outside)("%s", (_, fault) => {
    expect(attributeFault(fault)).toBe("outside");
  });
});

describe("F-167 an exception in the document's own inline script, attributed to the shell", () => {
  it.each<[string, Fault]>([
    ["Chromium", { error: thrown("x", `TypeError: x\n    at place (${inline}:3:51)\n    at ${inline}:5:93`) }],
    ["Firefox", { error: thrown("x", `place@${inline}:3:51\nsetTimeout handler*@${inline}:5:6\n`) }],
    ["a thrown value without a stack", { error: null, filename: inline }],
  ])("%s", (_, fault) => {
    expect(attributeFault(fault)).toBeUndefined();
  });
});

describe("the caller of a shell function", () => {
  const call = `Error\n    at HTMLElement.remove (${shell}/main.js:1:2)`;
  it.each([
    ["a release", `${call}\n    at clean (${a}/1.js:1:2)\n    at ${b}/1.js:1:2`, ofA],
    ["a release, through a built-in", `${call}\n    at NodeList.forEach (<anonymous>)\n    at ${b}/1.js:1:2`, ofB],
    ["a release, in Firefox", `value@${shell}/main.js:1:2\nclean@${a}/1.js:1:2\n`, ofA],
    [
      "React, whichever release runs below it",
      `${call}\n    at tr (${shell}/react.js:1:2)\n    at ${b}/1.js:1:2`,
      undefined,
    ],
    ["an extension", `${call}\n    at chrome-extension://abc/x.js:1:2\n    at ${b}/1.js:1:2`, "outside"],
  ])("is %s", (_, stack, culprit) => {
    expect(attributeCall(thrown("", stack))).toEqual(culprit);
  });

  it("is unknown when nothing called it", () => {
    expect(attributeCall(thrown("", `Error\n    at ${shell}/main.js:1:2`))).toBe("outside");
  });
});
