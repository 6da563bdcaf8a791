import { afterEach, expect, it } from "@jest/globals";
import type { FragmentProps } from "@zhian/contracts/page";
import type { RenderDecision } from "@zhian/contracts/render";
import { type Answers, answeringApi, testBus, testConfig } from "@zhian/testing/site-fixture";
import { createLifecycles } from "./lifecycles.tsx";
import { createServerBundle } from "./server-bundle.tsx";
import { page } from "./site-route.ts";

const config = { title: "The site", description: "What it is for", keywords: "cloud" };
const own = { title: "A page", description: "About it", keywords: "" };
const fragment = {
  name: "mf-example",
  slots: ["main" as const],
  routes: ["/*"],
  publishes: [],
  hears: [],
  renderBudgetMs: 500,
};
const load = async () => ({ Component: () => <p>A page</p>, loader: async () => ({ head: own }) });
const parts = { fragment, routes: { main: [page({ path: "/", chunk: "page", load })] }, messages: { en: {}, zh: {} } };

afterEach(() => document.body.replaceChildren());

async function headFromServer(answers: Answers) {
  let decision: RenderDecision | undefined;
  await createServerBundle({ ...parts, fallback: () => null }).render(
    { url: "/", locale: "en", currency: "USD", signedIn: false, slots: ["main"], config: testConfig },
    { api: answeringApi(answers), decide: (given) => void (decision = given) },
  );
  return decision?.head;
}

/** Returns the heads that a page set, in order; the last one after the API has responded. */
async function headsInBrowser(answers: Answers) {
  const element = document.body.appendChild(document.createElement("div"));
  const asked = Promise.withResolvers<void>();
  const heads: unknown[] = [];
  const api = answeringApi(answers);
  const { mount, unmount } = createLifecycles(parts);
  const props: FragmentProps = {
    release: { name: fragment.name, version: "0.0.0", base: "/", slots: fragment.slots, routes: fragment.routes },
    bus: testBus(),
    api: { call: (...given) => api.call(...given).finally(asked.resolve) },
    config: testConfig,
    initial: { currency: "USD", isSignedIn: false },
    slotElement: () => element,
    owns: () => true,
    setHead: (head) => heads.push(head),
    settled: () => {},
    navigate: () => {},
    reportFailure: () => {},
  };
  await mount(props);
  await asked.promise;
  await unmount(props);
  return heads;
}

it("takes what the page leaves empty from the system configuration, on the server and in the browser", async () => {
  const answers = { "cms.config": { config } };
  const whole = { ...own, keywords: "cloud" };
  expect(await headFromServer(answers)).toEqual(whole);
  expect(await headsInBrowser(answers)).toEqual([own, whole]);
});

it("is the page's own if the CMS does not respond", async () => {
  expect(await headFromServer({})).toEqual(own);
  expect(await headsInBrowser({})).toEqual([own]);
});
