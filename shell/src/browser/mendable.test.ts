import { afterEach, describe, expect, it, jest } from "@jest/globals";
import type { FragmentProps } from "@zhian/contracts/page";
import { type Mending, mendable } from "./mendable.ts";
import type { RemoteApp } from "./remotes.ts";

// What is mounted here looks at none of them.
const props = {} as FragmentProps;

afterEach(() => {
  jest.useRealTimers();
});

/** What happens to it is said, in order. */
function example(own: Partial<RemoteApp>, mending: Mending = { broken: new Set(), retried: new Set() }) {
  const said: string[] = [];
  const say = (word: string) => async () => said.push(word);
  const app = mendable(
    { bootstrap: say("bootstrap"), mount: say("mount"), unmount: say("unmount"), ...own },
    {
      name: "mf-example",
      mending,
      watch: (work) => work(),
      onFailure: (error) => said.push(String(error)),
      vacate: () => said.push("vacate"),
    },
  );
  return { app, said };
}

it("F-53 counts a fragment that fails in mount as mounted, unmounts nothing, and mounts it anew", async () => {
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

describe("a fragment whose unmount fails", () => {
  it.each([
    ["throws", () => Promise.reject(new Error("stays on purpose")), "Error: stays on purpose"],
    ["never settles", () => new Promise<never>(() => {}), "Error: unmounting mf-example took longer than 3000 ms"],
  ])("F-58 gives its slot back when it %s, and can be mounted again", async (_, unmount, says) => {
    jest.useFakeTimers();
    const { app, said } = example({ unmount });
    await app.mount(props);
    const left = app.unmount(props);
    await jest.advanceTimersByTimeAsync(3_000);
    await left;
    await app.mount(props);

    expect(said).toEqual(["bootstrap", "mount", "vacate", says, "mount"]);
  });
});
