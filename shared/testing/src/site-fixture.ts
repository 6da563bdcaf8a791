import { createBus, type SiteBus } from "@zhian/bus/create-bus";
import type { Bus } from "@zhian/contracts/bus";
import type { Catalogue } from "@zhian/contracts/catalogue";
import type { ApiClient, EndpointName } from "@zhian/contracts/endpoints";
import type { Currency, Locale } from "@zhian/contracts/locale";
import type { BusOwner } from "@zhian/contracts/owners";
import type { PublicConfig } from "@zhian/contracts/render";
import type { StateValue } from "@zhian/contracts/state";

/** The API's responses in a test, by the call's name: data, or a function of the call's input. */
export type Answers = Partial<Record<EndpointName, unknown>>;

export const testConfig: PublicConfig = {
  origin: "http://localhost",
  apiBase: "/api",
  consoleUrl: "https://console.zhiancloud.example",
};

/** Loaded on first use: it takes half a second. */
export async function readSiteCatalogue(): Promise<Catalogue> {
  return (await import("./site-catalogue.ts")).siteCatalogue;
}

/** An API with a faked transport. A call without a response is rejected, as nobody expected it. `files` are by address. */
export function answeringApi(answers: Answers, files: Readonly<Record<string, string>> = {}): ApiClient {
  return {
    async readMarkdown(address) {
      const text = files[address];
      if (text === undefined) throw new Error(`the test has no file ${address}`);
      return text;
    },
    async call(name, input) {
      const answer = answers[name];
      if (answer === undefined) throw new Error(`the test has no response for ${name}`);
      const data: unknown = typeof answer === "function" ? await answer(input) : answer;
      // The test wrote it for this call.
      return data as never;
    },
  };
}

interface BusOptions {
  locale?: Locale;
  currency?: Currency;
  auth?: StateValue<"auth">;
  redirect?: string;
}

/** The bus of one owner. */
export function testBus({ owner, ...initial }: BusOptions & { owner?: BusOwner } = {}): Bus {
  return testSiteBus(initial).as(owner);
}

/** The bus as its creator has it, for tests with several owners. */
export function testSiteBus({
  locale = "en",
  currency = "USD",
  auth = { status: "signed-out" },
  redirect = "/",
}: BusOptions = {}): SiteBus {
  return createBus({
    locale,
    currency,
    theme: "system",
    auth,
    redirect,
    dialog: { calculator: false },
    cms: { title: "", description: "", keywords: "" },
    cart: { count: 0, total: 0 },
    online: true,
  });
}
