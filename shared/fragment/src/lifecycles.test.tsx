import { afterEach, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import type { FragmentProps } from "@zhian/contracts/page";
import { Link, type LoaderFunctionArgs } from "@zhian/fragment/router";
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

it("reports a page as shown once complete, even while a view transition holds frames back", async () => {
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

it("does not change the URL to a page that the visitor has left, even if its data arrives later", async () => {
  const data = Promise.withResolvers<object>();
  let controller = new AbortController();
  const Links = () =>
    ["first", "slow", "next"].map((name) => (
      <Link key={name} to={`/${name}`}>
        {name}
      </Link>
    ));
  const loader = ({ params }: LoaderFunctionArgs) => (params["name"] === "slow" ? data.promise : {});
  const load = async () => ({ Component: () => <Links />, loader });
  const { bootstrap, mount, unmount } = createLifecycles({
    fragment,
    routes: { main: [page({ path: "/:name", chunk: "page", load })] },
    messages: { en: {}, zh: {} },
  });
  window.history.replaceState(null, "", "/first");
  const push = jest.spyOn(window.history, "pushState");
  const element = document.body.appendChild(document.createElement("div"));
  const props = { ...makeProps(element, () => {}), navigationSignal: () => controller.signal };
  await bootstrap(props);
  await mount(props);

  await userEvent.click(await screen.findByRole("link", { name: "slow" }));
  controller.abort();
  controller = new AbortController();
  data.resolve({});
  await userEvent.click(screen.getByRole("link", { name: "next" }));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(push.mock.calls.map(([, , address]) => address)).toEqual(["/next"]);
  await unmount(props);
});

it("F-131 reports uncaught React errors to the shell, even on a page rendered from scratch", async () => {
  const log = jest.mocked(console.error).mockReturnValue(undefined);
  const element = document.body.appendChild(document.createElement("div"));
  const told: unknown[] = [];
  const props = {
    ...makeProps(element, () => {}),
    reportFailure(error: unknown, kind: string) {
      told.push([String(error), kind]);
      // The slot's error boundary reports it first; no boundary catches an error that this report throws.
      if (told.length === 1) throw new Error("while it was told of");
    },
  };
  const Broken = () => {
    throw new Error("while it was drawn");
  };
  const { mount } = createLifecycles({
    fragment,
    routes: { main: [page({ path: "/*", chunk: "page", load: async () => ({ Component: Broken }) })] },
    messages: { en: {}, zh: {} },
  });
  mount(props).catch(() => undefined);

  await waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual([
    ["Error: while it was drawn", "broken"],
    ["Error: while it was told of", "broken"],
  ]);
  log.mockClear();
});
