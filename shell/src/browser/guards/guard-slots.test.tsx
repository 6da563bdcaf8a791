import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Slot } from "@zhian/contracts/slots";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Release } from "../faults/attribute-fault.ts";
import { emptySlot } from "../page/slots.ts";
import { guardSlots } from "./guard-slots.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

type Said = [by: Release | undefined, message: string];

const order = ["header", "main", "footer"] as const;
let roots: Root[] = [];
let said: Said[] = [];

/** A page of three slots, each with content that its fragment's React rendered. */
async function makePage(): Promise<Record<(typeof order)[number], HTMLElement>> {
  const skip = Object.assign(document.createElement("a"), { className: "skip-link" });
  const data = Object.assign(document.createElement("script"), { type: "application/json", id: "page" });
  const slots = new Map<Slot, HTMLElement>();
  for (const slot of order) {
    const element = document.createElement(slot === "main" ? "main" : "div");
    element.id = `slot-${slot}`;
    element.dataset["slot"] = slot;
    slots.set(slot, element);
  }
  document.body.append(skip, ...slots.values(), data);
  guardSlots(slots, (by, message) => said.push([by, message]));
  for (const [slot, element] of slots) {
    const root = createRoot(element);
    roots.push(root);
    await show(root, [`${slot} one`, `${slot} two`]);
    element.dataset["outcome"] = "mounted";
  }
  // Every slot was just created.
  const [header, main, footer] = [...slots.values()] as [HTMLElement, HTMLElement, HTMLElement];
  return { header, main, footer };
}

function show(root: Root | undefined, lines: readonly string[]): Promise<void> {
  return act(async () => root?.render(lines.map((line) => <p key={line}>{line}</p>)));
}

/** Lets the observer's callback run. */
async function settle(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

/** Runs the code as a script of a release. */
function asFragment<T extends Element>(body: string, given: T): void {
  const filename = "http://localhost/_fragments/mf-bad/1.2.3/main.js";
  runInThisContext(`(given) => { ${body} }`, { filename })(given);
}

const bad = { name: "mf-bad", version: "1.2.3" };
const layout = () => [...document.body.children].map(({ id, className }) => id || className);
const whole = ["skip-link", "slot-header", "slot-main", "slot-footer", "page"];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  said = [];
});

afterEach(async () => {
  await act(async () => {
    for (const root of roots) root.unmount();
  });
  roots = [];
  document.body.replaceChildren();
  await settle();
  jest.useRealTimers();
});

describe("after a script has removed other fragments' nodes", () => {
  it.each([
    ["a slot", "given.querySelector('#slot-main').remove()", "removed from body: slot-main"],
    [
      "a slot, through its parent",
      "given.removeChild(given.querySelector('#slot-main'))",
      "removed from body: slot-main",
    ],
    ["everything in the body", "given.replaceChildren()", `removed from body: ${["a", ...whole.slice(1)].join(", ")}`],
    [
      "everything, replaced by text",
      "given.textContent = 'Sale!'",
      `removed from body: ${["a", ...whole.slice(1)].join(", ")}`,
    ],
    ["the body", "given.remove()", "removed from html: body"],
  ])("F-126 %s is restored in its place, and the release is named", async (_, code, message) => {
    const { main } = await makePage();
    asFragment(code, document.body);
    await settle();

    expect(layout()).toEqual(whole);
    expect(document.body.textContent).toBe("header oneheader twomain onemain twofooter onefooter two");
    expect(main.isConnected).toBe(true);
    expect(said).toEqual([[bad, message]]);
  });

  it.each([
    ["emptied", "given.innerHTML = ''", "p, p"],
    ["emptied node by node", "for (const child of [...given.children]) child.remove()", "p"],
    ["replaced", "given.replaceChildren('Sale!')", "p, p"],
    ["stripped of its first element", "given.firstChild.remove()", "p"],
    ["partly replaced", "given.firstChild.replaceWith('Sale!')", "p"],
  ])("F-126 a slot that is %s gets the same nodes back, and React continues with them", async (_, code, names) => {
    const { header } = await makePage();
    const before = [...header.childNodes];
    asFragment(code, header);
    await settle();

    expect([...header.childNodes]).toEqual(before);
    expect(said).toEqual([[bad, `removed from slot-header: ${names}`]]);
    await show(roots[0], ["header two", "header three"]);
    expect(header.textContent).toBe("header twoheader three");
    expect(said).toHaveLength(1);
  });
});

it("F-126 damage is attributed to no release if the stack contains no release's URL", async () => {
  const { main } = await makePage();
  main.remove();
  await settle();
  expect([layout(), said]).toEqual([whole, [[undefined, "removed from body: slot-main"]]]);
});

it("F-126 a script that keeps removing a slot is undone every 0.9 s, and reported once", async () => {
  const { main } = await makePage();
  let removals = 0;
  const foe = new MutationObserver(() => {
    if (!main.isConnected) return;
    removals += 1;
    main.remove();
  });
  foe.observe(document.body, { childList: true });
  main.remove();
  await settle();
  expect([removals, main.isConnected]).toEqual([1, false]);
  await jest.advanceTimersByTimeAsync(900);
  expect(removals).toBe(2);
  foe.disconnect();
  await jest.advanceTimersByTimeAsync(900);

  expect([layout(), said]).toEqual([whole, [[undefined, "removed from body: slot-main"]]]);
});

describe("a legitimate removal", () => {
  it("by React is not undone: an update, an unmount, another root in the same slot", async () => {
    const { main } = await makePage();
    await show(roots[1], ["main three"]);
    await act(async () => roots[1]?.unmount());
    main.replaceChildren();
    roots[1] = createRoot(main);
    await show(roots[1], ["main four"]);
    await settle();
    expect([main.textContent, said]).toEqual(["main four", []]);
  });

  it("by the shell, of a fragment whose unmount has failed, is not undone", async () => {
    const { main } = await makePage();
    const nodes = [...main.childNodes];
    emptySlot(main);
    await settle();
    expect([main.childNodes.length, said]).toEqual([0, []]);
    // React unmounts after the test, and removes them itself.
    main.append(...nodes);
  });

  it("of nodes that React did not create is not undone: a notice in a slot, a dialog in the body", async () => {
    const { main } = await makePage();
    const notice = document.createElement("div");
    const dialog = document.createElement("dialog");
    main.append(notice);
    document.body.append(dialog);
    await settle();
    asFragment("given.remove()", notice);
    asFragment("given.remove()", dialog);
    await settle();
    expect([notice.isConnected, dialog.isConnected, said]).toEqual([false, false, []]);
  });

  it("by an extension that only moves nodes is not undone", async () => {
    const { header, main } = await makePage();
    const wrapper = document.createElement("div");
    document.body.prepend(wrapper);
    wrapper.append(header, main);
    await settle();
    expect([[...wrapper.children], said]).toEqual([[header, main], []]);
  });
});

/** A form with a field in a label, and a status below: everything is deeper than the top of the slot. */
async function showForm(root: Root | undefined, status: string): Promise<void> {
  await act(async () =>
    root?.render(
      <form>
        <label>
          Name <input name="name" />
        </label>
        <p>{status}</p>
      </form>,
    ),
  );
}

describe("below the top level of a slot", () => {
  it.each([
    ["a field", "given.querySelector('input').remove()", "input"],
    ["a field, through its parent", "given.querySelector('label').removeChild(given.querySelector('input'))", "input"],
    ["a form's content", "given.querySelector('form').innerHTML = 'Sale!'", "label, p"],
    ["an element with its content", "given.querySelector('label').outerHTML = '<b>Sale!</b>'", "label"],
    ["a text that is alone in its element", "given.querySelector('p').textContent = 'Sale!'", "#text"],
    ["a text among other nodes", "given.querySelector('label').firstChild.replaceWith('Sale!')", "#text"],
    [
      "a form's content, through a range",
      "const range = given.ownerDocument.createRange(); range.selectNodeContents(given.firstChild); range.deleteContents()",
      "p",
    ],
    [
      "a field, then its parent",
      "given.querySelector('input').remove(); given.querySelector('label').remove()",
      "label",
    ],
  ])("F-126 %s that another fragment removes is restored, with what was typed", async (_, code, names) => {
    const { main } = await makePage();
    main.dataset["fragment"] = "mf-good";
    await showForm(roots[1], "ready");
    const field = main.querySelector("input");
    if (field) field.value = "typed";
    const before = main.innerHTML;
    asFragment(code, main);
    await settle();

    expect(main.innerHTML).toBe(before);
    expect([main.querySelector("input") === field, field?.value]).toEqual([true, "typed"]);
    expect(said[0]).toEqual([bad, `removed from slot-main: ${names}`]);
    await showForm(roots[1], "sent");
    expect(main.textContent).toBe("Name sent");
  });

  it("its own fragment may remove anything, and so may a browser's page translation", async () => {
    const { main } = await makePage();
    await showForm(roots[1], "ready");
    main.dataset["fragment"] = "mf-bad";
    asFragment("given.querySelector('input').remove()", main);
    await settle();
    main.dataset["fragment"] = "mf-good";
    // As an extension's isolated world does: without a release's script in the stack.
    main.querySelector("p")?.firstChild?.replaceWith("bereit");
    await settle();
    expect([main.querySelector("input"), main.querySelector("p")?.textContent, said]).toEqual([null, "bereit", []]);
  });

  it("React may remove anything, even while another fragment's script runs", async () => {
    const { main } = await makePage();
    main.dataset["fragment"] = "mf-good";
    const Toggle = () => {
      const [isOpen, setOpen] = useState(true);
      return (
        <section>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
          {isOpen && (
            <ul>
              <li>one</li>
            </ul>
          )}
        </section>
      );
    };
    await act(async () => roots[1]?.render(<Toggle />));
    const button = main.querySelector("button");
    if (!button) throw new Error("the toggle has a button");
    await act(async () => asFragment("given.click()", button));
    await settle();
    expect([main.querySelector("ul"), said]).toEqual([null, []]);
  });

  it("another fragment may remove what it has added itself", async () => {
    const { main } = await makePage();
    main.dataset["fragment"] = "mf-good";
    await showForm(roots[1], "ready");
    asFragment("given.querySelector('form').append(given.ownerDocument.createElement('b'))", main);
    asFragment("given.querySelector('b').remove()", main);
    await settle();
    expect([main.querySelector("b"), said]).toEqual([null, []]);
  });
});
