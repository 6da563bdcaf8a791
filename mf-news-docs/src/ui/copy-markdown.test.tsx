import { beforeEach, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { CopyMarkdown } from "./copy-markdown.tsx";

const address = "/document/network/rules.md";

/** A ClipboardItem, which jsdom lacks. */
class Item {
  readonly given: Record<string, Promise<Blob>>;
  constructor(given: Record<string, Promise<Blob>>) {
    this.given = given;
  }
}

beforeEach(() => {
  Object.defineProperty(globalThis, "ClipboardItem", { configurable: true, value: Item });
});

/** Returns what was written, and the toasts about it. */
async function copy(files: Record<string, string>, isAllowed = true) {
  const written: Blob[] = [];
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
    if (!isAllowed) throw new DOMException("denied", "NotAllowedError");
    // Instances of the class above.
    for (const { given } of items as unknown as Item[]) written.push(...(await Promise.all(Object.values(given))));
  });
  const bus = testBus();
  const toasts: unknown[] = [];
  bus.on("toast.shown").subscribe(({ kind, message }) => toasts.push([kind, message]));
  const routes = [{ path: "*", element: <CopyMarkdown address={address} /> }];
  await renderPage(routes, "/document/network/rules", { messages, files, bus });
  await user.click(screen.getByRole("button", { name: "Copy as Markdown" }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  return { written, toasts };
}

it("copies the source of the document as plain text", async () => {
  const { written, toasts } = await copy({ [address]: "# Rules" });
  expect([written[0]?.type, written[0]?.size]).toEqual(["text/plain", "# Rules".length]);
  expect(toasts).toEqual([["success", "Copied"]]);
});

it("distinguishes a denied clipboard from an unavailable source", async () => {
  expect((await copy({ [address]: "# Rules" }, false)).toasts).toEqual([["warning", "Copying is not allowed"]]);
  document.body.replaceChildren();
  expect((await copy({})).toasts).toEqual([["error", "The text could not be loaded. Please try again."]]);
});
