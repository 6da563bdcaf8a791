import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import type { FragmentDefinition } from "@zhian/contracts/fragment";
import { type Locale, localePath, locales } from "@zhian/contracts/locale";
import { ownerOfFragment } from "@zhian/contracts/owners";
import type { FragmentProps } from "@zhian/contracts/page";
import type { PublicConfig, RenderDecision, Rendered, ServerBundle } from "@zhian/contracts/render";
import { ownerOf } from "@zhian/contracts/routes";
import type { Slot } from "@zhian/contracts/slots";
import type { Lifecycles } from "@zhian/fragment/lifecycles";
import { type Answers, answeringApi, readSiteCatalogue, testBus, testConfig } from "./site-fixture.ts";

export interface FragmentUnderTest {
  /** The fragment's folder. */
  dir: string;
  fragment: Readonly<FragmentDefinition>;
  lifecycles: Omit<Lifecycles, "prepare">;
  server: ServerBundle;
  answers: Answers;
  /** Differences from the test configuration. */
  config?: Partial<PublicConfig>;
  /** Plain paths to render, each in both languages. */
  paths: readonly string[];
}

/** The names that are allowed in `src/`: if you know one fragment, you know them all. */
const anatomy = [
  "fragment.ts",
  "fragment.test.tsx",
  "browser.tsx",
  "server.tsx",
  "fallback.tsx",
  "fallback.module.css",
  "routes.ts",
  "messages.ts",
  "pages",
  "api",
  "model",
  "ui",
  "locales",
  "content",
  "testing",
];

/** Tests everything that the shell relies on. Every mf-* runs it; none may skip a part. */
export function describeFragment(subject: FragmentUnderTest): void {
  const { dir, fragment, lifecycles, server, answers, paths } = subject;
  const config = { ...testConfig, ...subject.config };

  describe(`${fragment.name} as a fragment`, () => {
    afterEach(() => document.body.replaceChildren());

    it("has the file layout of every fragment", () => {
      expect(readdirSync(join(dir, "src")).filter((name) => !anatomy.includes(name))).toEqual([]);
    });

    // Parts that load on demand have folders of their own.
    const folders = readdirSync(join(dir, "src/locales"), { recursive: true, encoding: "utf8" })
      .filter((path) => basename(path) === "en.json")
      .map((path) => dirname(join("src/locales", path)));
    it.each(folders)("has the same texts in both languages in %s", (folder) => {
      const [english, chinese] = ["en.json", "zh.json"].map((name) =>
        keysOf(JSON.parse(readFileSync(join(dir, folder, name), "utf8"))),
      );
      expect(english).not.toEqual([]);
      expect(chinese).toEqual(english);
    });

    it.each(locales)("has a fallback in %s that works without scripts", (locale) => {
      const fallback = server.fallback(locale);
      for (const slot of fragment.slots) {
        expect(fallback[slot]).toMatch(/\w/);
        expect(fallback[slot]).not.toMatch(/<script|\son\w+=|\sstyle=/i);
      }
    });

    const addresses = paths.flatMap((path) => locales.map((locale) => [localePath(locale, path), locale] as const));
    it.each(addresses)("renders, hydrates and unmounts %s", async (address, locale) => {
      const { decision, rendered } = await renderOnServer(address, locale);
      expect(decision?.status).toBe(200);
      window.history.replaceState(null, "", address);
      const elements = fillSlots(rendered);
      const failures: unknown[] = [];
      const props = toProps(rendered, elements, failures);

      for (const given of [props, { ...props, data: {} }]) {
        await lifecycles.mount(given);
        for (const slot of fragment.slots) expect(elements.get(slot)?.childElementCount).toBeGreaterThan(0);
        await lifecycles.unmount(given);
        for (const slot of fragment.slots) expect(elements.get(slot)?.innerHTML).toBe("");
      }
      expect(failures).toEqual([]);
    });

    it.each(addresses)("renders HTML for %s that the page's CSP allows", async (address, locale) => {
      const { rendered } = await renderOnServer(address, locale);
      for (const html of Object.values(rendered.html))
        expect(html).not.toMatch(/\sstyle=|\son\w+=|javascript:|<script/i);
    });

    it.each(addresses)("B-S-14 sets rel=noopener wherever %s opens another tab", async (address, locale) => {
      const { rendered } = await renderOnServer(address, locale);
      const opening = Object.values(rendered.html).flatMap(
        (html) => html.match(/<(?:a|area|form)\s(?:[^>]*\s)?target=[^>]*>/g) ?? [],
      );

      expect(opening.filter((tag) => !/\srel="[^"]*\bnoopener\b/.test(tag))).toEqual([]);
    });
  });

  async function renderOnServer(url: string, locale: Locale) {
    let decision: RenderDecision | undefined;
    const rendered = await server.render(
      {
        url,
        locale,
        currency: "USD",
        signedIn: false,
        slots: fragment.slots,
        config,
        catalogue: await readSiteCatalogue(),
      },
      {
        api: answeringApi(answers),
        decide(given) {
          decision = given;
        },
      },
    );
    return { decision, rendered };
  }

  function fillSlots({ html }: Rendered): Map<Slot, HTMLElement> {
    return new Map(
      fragment.slots.map((slot) => {
        const element = document.createElement("div");
        element.dataset["outcome"] = "rendered";
        element.innerHTML = html[slot] ?? "";
        document.body.append(element);
        return [slot, element];
      }),
    );
  }

  function toProps({ data }: Rendered, elements: Map<Slot, HTMLElement>, failures: unknown[]): FragmentProps {
    const owner = ownerOfFragment(fragment.name);
    return {
      catalogue: readSiteCatalogue,
      release: { name: fragment.name, version: "0.0.0", base: "/", slots: fragment.slots, routes: fragment.routes },
      bus: testBus(owner ? { owner } : {}),
      api: answeringApi(answers),
      config,
      data,
      initial: { currency: "USD", isSignedIn: false },
      slotElement: (slot) => elements.get(slot) ?? document.body,
      owns: (path) => ownerOf([fragment], fragment.slots[0] ?? "main", path) !== undefined,
      setHead: () => {},
      settled: () => {},
      navigate: () => {},
      reportFailure: (error) => failures.push(error),
    };
  }
}

function keysOf(texts: unknown, prefix = ""): string[] {
  if (typeof texts !== "object" || texts === null) return [prefix];
  return Object.entries(texts)
    .flatMap(([key, value]) => keysOf(value, `${prefix}.${key}`))
    .sort();
}
