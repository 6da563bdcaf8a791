import { afterEach, expect, it, jest } from "@jest/globals";
import type { FragmentProps } from "@zhian/contracts/page";
import { testBus, testConfig } from "@zhian/testing/site-fixture";
import { createLifecycles } from "./lifecycles.tsx";
import { page } from "./site-route.ts";

const fragment = {
  name: "mf-example",
  slots: ["main" as const],
  routes: ["/*"],
  publishes: [],
  hears: [],
  renderBudgetMs: 500,
};

function makeProps(element: HTMLElement, settled: () => void): FragmentProps {
  return {
    release: { name: fragment.name, version: "0.0.0", base: "/", slots: fragment.slots, routes: fragment.routes },
    bus: testBus(),
    api: { call: () => Promise.reject(new Error("the page asks for nothing")) },
    config: testConfig,
    initial: { currency: "USD", isSignedIn: false },
    slotElement: () => element,
    owns: () => true,
    setHead: () => {},
    settled,
    navigate: () => {},
    reportFailure: (error) => {
      throw error;
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it("tells that a page stands once all of it is there, even while a view transition holds frames back", async () => {
  jest.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
  const load = async () => ({ Component: () => <p>The whole page</p>, loader: () => Promise.resolve({}) });
  const routes = [page({ path: "/", chunk: "page", load })];
  const { bootstrap, mount, unmount } = createLifecycles({
    fragment,
    routes: { main: routes },
    messages: { en: {}, zh: {} },
  });
  const element = document.body.appendChild(document.createElement("div"));
  const settled = Promise.withResolvers<string>();
  const props = makeProps(element, () => settled.resolve(element.textContent ?? ""));

  await bootstrap(props);
  await mount(props);
  expect(await settled.promise).toBe("The whole page");
  await unmount(props);
});
