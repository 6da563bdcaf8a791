import { expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import { CopyButton } from "./copy-button.tsx";

const toasts = { copied: "Copied", denied: "Copying is not allowed" };
const page = {
  path: "page",
  element: (
    <CopyButton text={() => "line one\nline two"} toasts={toasts}>
      Copy
    </CopyButton>
  ),
};

/** Presses the button, and returns the toasts. */
async function press(prepare = () => {}): Promise<unknown[]> {
  const user = userEvent.setup();
  prepare();
  const bus = testBus();
  const shown: unknown[] = [];
  bus.on("toast.shown").subscribe(({ kind, message }) => shown.push([kind, message]));
  await renderPage([page], "/page", { messages: { en: {}, zh: {} }, bus });
  await user.click(screen.getByRole("button", { name: "Copy" }));
  await waitFor(() => expect(shown).toHaveLength(1));
  return shown;
}

it("copies its text and shows a toast", async () => {
  expect(await press()).toEqual([["success", "Copied"]]);
  expect(await navigator.clipboard.readText()).toBe("line one\nline two");
});

it("warns when the browser refuses to copy", async () => {
  const refuse = () => {
    const denied = new DOMException("denied", "NotAllowedError");
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(denied);
  };
  expect(await press(refuse)).toEqual([["warning", "Copying is not allowed"]]);
});
