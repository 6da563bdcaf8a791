import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { lazyHydrated } from "./lazy-hydration.tsx";

function Counter({ from }: { from: number }) {
  return <button type="button">{from}</button>;
}

const idle: (() => void)[] = [];
beforeEach(() => {
  idle.length = 0;
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
});
afterEach(() => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  document.body.replaceChildren();
});

/** Hydrates server-rendered HTML in a browser that has not loaded the part's code. */
async function hydrate(load: Parameters<typeof lazyHydrated<{ from: number }>>[0]) {
  const onServer = lazyHydrated<{ from: number }>(async () => Counter);
  await onServer.load();
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(<onServer.Component from={3} />);
  const made = place.querySelector("button");
  const { Component } = lazyHydrated(load);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(place, <Component from={3} />, { onRecoverableError }));
  return { place, made, onRecoverableError };
}

it("keeps the server's HTML until the browser is idle, then hydrates it", async () => {
  const load = jest.fn(async () => Counter);
  const { place, made, onRecoverableError } = await hydrate(load);
  expect(load).not.toHaveBeenCalled();
  expect(place.querySelector("button")).toBe(made);
  await act(async () => idle.forEach((run) => run()));
  expect(load).toHaveBeenCalledTimes(1);
  expect(place.querySelector("button")).toBe(made);
  expect(Object.keys(made ?? {}).some((key) => key.startsWith("__reactProps"))).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it("F-36 keeps the server's HTML while its code is unavailable, and retries on the next touch", async () => {
  let isLost = true;
  const load = jest.fn(async () => {
    if (isLost) throw new Error("lost");
    return Counter;
  });
  const { place, made, onRecoverableError } = await hydrate(load);
  await act(async () => idle.forEach((run) => run()));
  expect(place.querySelector("button")).toBe(made);
  isLost = false;
  await act(async () => void fireEvent.pointerDown(window));
  expect(load).toHaveBeenCalledTimes(2);
  expect(place.querySelector("button")).toBe(made);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it("renders immediately if its code is already loaded", async () => {
  const { Component, load } = lazyHydrated<{ from: number }>(async () => Counter);
  await load();
  render(<Component from={7} />);
  expect(screen.getByRole("button").textContent).toBe("7");
});
