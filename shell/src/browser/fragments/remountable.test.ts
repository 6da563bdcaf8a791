import { afterEach, describe, expect, it, jest } from "@jest/globals";
import type { FragmentProps } from "@zhian/contracts/page";
import { hideIfMounted, showUnavailable } from "../page/unavailable-notice.ts";
import type { RemoteApp } from "./remotes.ts";
import { type Mending, remountable } from "./remountable.ts";

// The mounts in these tests read no props.
const props = {} as FragmentProps;

afterEach(() => {
  jest.useRealTimers();
});

/** `said`: what happens to the app, in order. */
function example(own: Partial<RemoteApp>, mending: Mending = { broken: new Set(), retried: new Set() }) {
  const said: string[] = [];
  const say = (word: string) => async () => said.push(word);
  const app = remountable(
    { bootstrap: say("bootstrap"), mount: say("mount"), unmount: say("unmount"), ...own },
    {
      name: "mf-example",
      mending,
      watch: (work) => work(),
      onFailure: (error) => said.push(String(error)),
      onLeftBehind: (error) => said.push(`left behind: ${String(error)}`),
      onMounted: () => undefined,
      isThereAfterAll: () => false,
      vacate: () => said.push("vacate"),
    },
  );
  return { app, said };
}

it("F-53 treats a fragment whose mount fails as mounted, does not unmount it, and can mount it again", async () => {
  const mending: Mending = { broken: new Set(), retried: new Set(["mf-example"]) };
  let isBroken = true;
  const mount = async () => {
    if (isBroken) throw new Error("broken on purpose");
    said.push("mount");
  };
  const { app, said } = example({ mount }, mending);

  await app.bootstrap(props);
  await app.mount(props);
  await app.unmount(props);
  isBroken = false;
  await app.mount(props);
  await app.unmount(props);

  expect(said).toEqual(["bootstrap", "Error: broken on purpose", "mount", "unmount"]);
  expect(mending.retried.size).toBe(0);
});

describe("F-175 a mount that finishes after its timeout", () => {
  /** A mount that is given up at 3 s and ends later: in both slots if `isWhole`, else in one. */
  async function lateMount({ isWhole }: { isWhole: boolean }) {
    jest.useFakeTimers();
    const places = [document.createElement("main"), document.createElement("footer")];
    const mending: Mending = { broken: new Set(), retried: new Set() };
    const mounting = Promise.withResolvers<void>();
    const unmount = jest.fn(async () => undefined);
    const mount = jest.fn(() => mounting.promise);
    const app = remountable(
      { bootstrap: async () => undefined, mount, unmount },
      {
        name: "mf-example",
        mending,
        watch: (work) => work(),
        onFailure() {
          mending.broken.add("mf-example");
          for (const place of places) showUnavailable(place, { locale: "en", retry: () => undefined });
        },
        onLeftBehind: () => undefined,
        onMounted: () => undefined,
        isThereAfterAll: () => hideIfMounted(places),
        vacate: () => undefined,
      },
    );
    const given = app.mount(props);
    await jest.advanceTimersByTimeAsync(3_000);
    await given;
    const notices = () => places.map((place) => place.querySelectorAll("button").length);
    async function end() {
      for (const place of isWhole ? places : places.slice(1)) place.dataset["outcome"] = "mounted";
      mounting.resolve();
      await mounting.promise;
    }
    return { app, mending, mount, unmount, notices, end };
  }

  it("removes the notice that the page is unavailable, and is unmounted like any other", async () => {
    const { app, mending, unmount, notices, end } = await lateMount({ isWhole: true });
    expect(notices()).toEqual([1, 1]);
    await end();
    expect(notices()).toEqual([0, 0]);
    expect(mending.broken.size).toBe(0);
    await app.unmount(props);
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it("leaves the page unavailable if one of its slots is still unfilled", async () => {
    const { app, mending, unmount, notices, end } = await lateMount({ isWhole: false });
    await end();
    expect(notices()).toEqual([1, 1]);
    expect(mending.broken).toEqual(new Set(["mf-example"]));
    await app.unmount(props);
    expect(unmount).not.toHaveBeenCalled();
  });

  it("F-192 is awaited by a retry, which does not start a second mount in parallel", async () => {
    const { app, mending, mount, notices, end } = await lateMount({ isWhole: true });
    await app.unmount(props);
    const again = app.mount(props);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(mount).toHaveBeenCalledTimes(1);
    await end();
    await again;
    expect(mount).toHaveBeenCalledTimes(1);
    expect(notices()).toEqual([0, 0]);
    expect(mending.broken.size).toBe(0);
  });

  it("F-192 is followed by a second mount if it did not fill all its slots", async () => {
    const { app, mount, end } = await lateMount({ isWhole: false });
    await app.unmount(props);
    const again = app.mount(props);
    await end();
    await again;
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it("has no effect once the visitor has left", async () => {
    const { app, mending, notices, end } = await lateMount({ isWhole: true });
    await app.unmount(props);
    await end();
    expect(notices()).toEqual([1, 1]);
    expect(mending.broken).toEqual(new Set(["mf-example"]));
  });
});

describe("a fragment whose unmount fails", () => {
  it.each([
    ["throws", () => Promise.reject(new Error("stays on purpose")), "Error: stays on purpose"],
    ["never settles", () => new Promise<never>(() => {}), "Error: unmounting mf-example took longer than 3000 ms"],
  ])("F-58 frees its slot when it %s, and can be mounted again", async (_, unmount, says) => {
    jest.useFakeTimers();
    const { app, said } = example({ unmount });
    await app.mount(props);
    const left = app.unmount(props);
    await jest.advanceTimersByTimeAsync(3_000);
    await left;
    await app.mount(props);

    expect(said).toEqual(["bootstrap", "mount", "vacate", `left behind: ${says}`, "mount"]);
  });
});
