import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ToastMessage } from "./toast-message.ts";
import { Toasts } from "./toasts.tsx";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function renderToasts() {
  const listeners = new Set<(message: ToastMessage) => void>();
  const listen = (show: (message: ToastMessage) => void) => {
    listeners.add(show);
    return () => listeners.delete(show);
  };
  render(<Toasts closeLabel="Dismiss" listen={listen} />);
  return (kind: ToastMessage["kind"], message: string) =>
    act(async () => {
      listeners.forEach((show) => show({ kind, message }));
      await import("./toast-body.tsx");
    });
}

describe("toasts", () => {
  it("have live regions before the first message: an alert for errors, a status for the rest", async () => {
    const show = renderToasts();
    const [alert, status] = [screen.getByRole("alert"), screen.getByRole("status")];
    await show("error", "Not saved");
    await show("success", "Saved");
    expect(within(alert).getByText("Not saved")).toBeTruthy();
    expect(within(status).getByText("Saved")).toBeTruthy();
  });

  it("disappear after six seconds, except errors and a toast under the pointer", async () => {
    const show = renderToasts();
    await show("error", "Not saved");
    await show("info", "Held");
    await show("success", "Saved");
    fireEvent.pointerEnter(screen.getByText("Held"));
    act(() => jest.advanceTimersByTime(5_999));
    expect(screen.queryByText("Saved")).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText("Saved")).toBeNull();
    expect(screen.queryByText("Held")).not.toBeNull();
    fireEvent.pointerLeave(screen.getByText("Held"));
    act(() => jest.advanceTimersByTime(6_000));
    expect(screen.queryByText("Held")).toBeNull();
    expect(screen.queryByText("Not saved")).not.toBeNull();
  });

  it("are at most three: the oldest is removed", async () => {
    const show = renderToasts();
    for (const message of ["one", "two", "three", "four"]) await show("info", message);
    expect(screen.queryByText("one")).toBeNull();
    expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
  });

  it("move into an open dialog, and back when it closes", async () => {
    const show = renderToasts();
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.open = true;
    dialog.dispatchEvent(new Event("toggle"));
    await show("success", "Saved");
    expect(dialog.contains(screen.getByText("Saved"))).toBe(true);
    dialog.open = false;
    dialog.dispatchEvent(new Event("close"));
    dialog.remove();
    expect(screen.getByText("Saved")).toBeTruthy();
  });
});
