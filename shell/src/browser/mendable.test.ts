import { expect, it } from "@jest/globals";
import type { FragmentProps } from "@zhian/contracts/page";
import { type Mending, mendable } from "./mendable.ts";

// What is mounted here looks at none of them.
const props = {} as FragmentProps;

it("F-53 counts a fragment that fails in mount as mounted, unmounts nothing, and mounts it anew", async () => {
  const mending: Mending = { broken: new Set(), retried: new Set(["mf-example"]) };
  const said: string[] = [];
  let isBroken = true;
  const app = mendable(
    {
      bootstrap: async () => said.push("bootstrap"),
      mount: async () => {
        if (isBroken) throw new Error("broken on purpose");
        said.push("mount");
      },
      unmount: async () => said.push("unmount"),
    },
    { name: "mf-example", mending, watch: (work) => work(), onFailure: (error) => said.push(String(error)) },
  );

  await app.bootstrap(props);
  await app.mount(props);
  await app.unmount(props);
  isBroken = false;
  await app.mount(props);
  await app.unmount(props);

  expect(said).toEqual(["bootstrap", "Error: broken on purpose", "mount", "unmount"]);
  expect(mending.retried.size).toBe(0);
});
