import { expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import type { HeaderData } from "../api/load-header.ts";
import { messages } from "../messages.ts";
import { headerAnswers } from "../testing/header-answers.ts";
import { useFreshHeader } from "./use-fresh-header.ts";

const old: Omit<HeaderData, "askedAt"> = {
  slogan: "Old slogan",
  logo: "",
  hot: [],
  isNews: false,
  navigation: [{ form: "link", id: 1, name: "Old entry", link: "/about" }],
};
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

/** Renders the header's data, and counts the CMS requests for the system configuration. */
async function show({
  askedAt,
  isSignedIn = true,
  isAway = false,
}: {
  askedAt: number;
  isSignedIn?: boolean;
  isAway?: boolean;
}) {
  const given = { ...old, askedAt };
  let asked = 0;
  function Component() {
    const { slogan, navigation } = useFreshHeader(given);
    return <p>{[slogan, ...navigation.map(({ name }) => name)].join(", ")}</p>;
  }
  const bus = testBus(isSignedIn ? { auth: { status: "signed-in", token: "token", isRecommend: false } } : {});
  const config = () => {
    asked += 1;
    if (isAway) throw new Error("the CMS is away");
    return headerAnswers["cms.config"];
  };
  const answers = { ...(!isAway && headerAnswers), "cms.config": config };
  await renderPage([{ path: "*", Component }], "/about", { messages, slot: "header", answers, bus });
  // The code that would send a request has loaded by then.
  await import("../api/load-header.ts");
  return { asked: () => asked };
}

const before = () => screen.getByText("Old slogan, Old entry");

it("refetches for signed-in visitors once the page's data is older than a minute", async () => {
  const { asked } = await show({ askedAt: minutesAgo(2) });
  expect(await screen.findByText("Cloud and security behind one door, Products, Compliance, Activities")).toBeTruthy();
  expect(asked()).toBe(1);
});

it.each([
  ["the page's data is newer", () => ({ askedAt: minutesAgo(0.5) })],
  ["the visitor is signed out", () => ({ askedAt: minutesAgo(2), isSignedIn: false })],
])("fetches nothing if %s", async (_, given) => {
  const { asked } = await show(given());
  expect(before()).toBeTruthy();
  expect(asked()).toBe(0);
});

it("keeps the page's data while the CMS does not answer", async () => {
  const { asked } = await show({ askedAt: 0, isAway: true });
  await waitFor(() => expect(asked()).toBe(1));
  expect(before()).toBeTruthy();
});
