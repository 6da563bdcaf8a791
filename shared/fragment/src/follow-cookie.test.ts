import { afterEach, expect, it, jest } from "@jest/globals";
import { followCookie } from "./follow-cookie.ts";

function withStore(): EventTarget {
  const store = new EventTarget();
  Object.assign(globalThis, { cookieStore: store });
  return store;
}

function change(store: EventTarget, names: { changed?: string[]; deleted?: string[] }): void {
  const event = new Event("change");
  const cookies = (all: string[] = []) => all.map((name) => ({ name }));
  store.dispatchEvent(Object.assign(event, { changed: cookies(names.changed), deleted: cookies(names.deleted) }));
}

afterEach(() => void Reflect.deleteProperty(globalThis, "cookieStore"));

it("calls back when its cookie is set or deleted, but not for another cookie", () => {
  const store = withStore();
  const look = jest.fn();
  const unfollow = followCookie("domains", look);

  change(store, { changed: ["theme", "domains"] });
  change(store, { deleted: ["domains"] });
  change(store, { changed: ["theme"], deleted: ["currency"] });
  expect(look).toHaveBeenCalledTimes(2);

  unfollow();
  change(store, { changed: ["domains"] });
  expect(look).toHaveBeenCalledTimes(2);
});

it("works in a browser without the Cookie Store API", () => {
  expect(() => followCookie("domains", () => {})()).not.toThrow();
});
