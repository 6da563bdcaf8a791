import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { page } from "@zhian/fragment/site-route";
import { inLanguage } from "@zhian/i18n/in-language";
import { RateProvider } from "@zhian/page/rate";
import { readPage } from "@zhian/testing/read-pages";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import type { ReactNode } from "react";
import { messages } from "../../messages.ts";
import type { AllLabels } from "../../model/block-labels.ts";
import type { BlockOf } from "../../model/page-content.ts";
import { Configurator } from "./configurator.tsx";
import { CostCurve } from "./cost-curve.tsx";
import { Deliverable } from "./deliverable.tsx";
import { Finder } from "./finder.tsx";
import { PacketPath } from "./packet-path.tsx";
import { Timeline } from "./timeline.tsx";

const rate = { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" } as const;
const labels = inLanguage(await readPage<AllLabels>(join(import.meta.dirname, "../../content/labels")), "en");
const head = { anchor: "try", heading: "Try it", caption: "Figure 2. A try" };

function show(view: ReactNode, currency: "USD" | "IDR" = "USD") {
  const Component = () => <RateProvider value={rate}>{view}</RateProvider>;
  const route = page({ path: "/try", chunk: "try", load: () => Promise.resolve({ Component }) });
  return renderPage([route], "/try", { messages, bus: testBus({ currency }) });
}

/** Formatted amounts contain no-break spaces. */
function plain(element: Element | undefined): string {
  return element?.textContent.replaceAll("\u00A0", " ") ?? "";
}

describe("a finder", () => {
  const block: BlockOf<"finder"> = {
    ...head,
    is: "finder",
    labels: labels.finder,
    questions: [
      { id: "names", is: "at-least", label: "Names", unit: "", values: [1, 5] },
      { id: "who", is: "one-of", label: "For", options: [{ id: "shop", name: "A shop" }] },
    ],
    columns: ["Checked"],
    rows: [
      { id: "small", name: "Small", cells: ["Name"], suits: { names: 1, who: [] } },
      { id: "large", name: "Large", cells: ["Company"], suits: { names: 5, who: ["shop"] } },
    ],
  };

  it("keeps all rows, marks those that do not fit and counts the others", async () => {
    const user = userEvent.setup();
    await show(<Finder block={block} />);
    expect(screen.getByRole("status").textContent).toBe("");

    await user.selectOptions(screen.getByLabelText("For"), "A shop");

    expect(screen.getByRole("status").textContent).toBe("1 of 2 fit.");
    expect(screen.getByRole("rowheader", { name: "Small (does not fit)" })).toBeTruthy();
    expect(screen.getByRole("rowheader", { name: "Large" })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("For"), "Any");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("shows no billing period without prices, and says if nothing matches", async () => {
    const user = userEvent.setup();
    await show(<Finder block={{ ...block, rows: block.rows.slice(0, 1) }} />);
    expect(screen.queryByRole("radio")).toBeNull();

    await user.selectOptions(screen.getByLabelText("Names"), "≥ 5");

    expect(screen.getByRole("status").textContent).toMatch(/^Nothing matches/);
  });
});

describe("a cost curve", () => {
  const block: BlockOf<"cost-curve"> = {
    ...head,
    is: "cost-curve",
    labels: labels["cost-curve"],
    amounts: [
      { id: "kept", label: "Kept", unit: "GiB", stops: [10, 100, 1000], start: 10 },
      { id: "read", label: "Read", unit: "GiB", stops: [0, 50], start: 0 },
    ],
    offers: [
      { id: "warm", name: "Warm", for: "Often", usdPerMonth: 0, usdPerUnit: { kept: 0.1 } },
      { id: "cold", name: "Cold", for: "Seldom", usdPerMonth: 5, usdPerUnit: { kept: 0.01, read: 1 } },
    ],
  };
  const answer = () => screen.getByRole("status").textContent;

  it("names the cheapest offer at each setting", async () => {
    await show(<CostCurve block={block} />);
    expect(answer()).toBe("Kept 10 GiB, Read 0 GiB: Warm costs least.");

    const kept = screen.getByRole("slider", { name: "Kept" });
    fireEvent.change(kept, { target: { value: "2" } });
    expect(answer()).toBe("Kept 1,000 GiB, Read 0 GiB: Cold costs least.");
    expect(kept.getAttribute("aria-valuetext")).toBe("1,000 GiB");

    fireEvent.change(screen.getByRole("slider", { name: "Read" }), { target: { value: "1" } });
    fireEvent.change(kept, { target: { value: "1" } });
    expect(answer()).toBe("Kept 100 GiB, Read 50 GiB: Warm costs least.");
  });

  it("has all stops in a table, in both currencies, the selected one first", async () => {
    await show(<CostCurve block={block} />, "IDR");
    const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });

    expect(rows).toHaveLength(4);
    expect(rows[3]?.textContent).toContain("1,000 GiB");
    expect(plain(rows[3])).toContain("Rp 240,000≈ $15Cheapest");
  });
});

describe("a configurator", () => {
  const block: BlockOf<"configurator"> = {
    ...head,
    is: "configurator",
    labels: labels.configurator,
    parts: [
      {
        amount: { id: "units", label: "Rack units", unit: "U", stops: [1, 10, 20], start: 10 },
        usdPerUnit: 28,
        takes: { height: 1 },
      },
      { amount: { id: "hands", label: "Remote hands", unit: "h", stops: [0, 2], start: 0 }, usdPerUnit: 35 },
    ],
    limits: [{ id: "height", name: "Height", unit: "U", capacity: 15, over: "A second rack is needed." }],
  };
  const statuses = () => screen.getAllByRole("status").map(plain);

  it("adds up the selection in both currencies", async () => {
    await show(<Configurator block={block} />);
    expect(statuses()[0]).toContain("$280≈ Rp 4,480,000");

    fireEvent.change(screen.getByRole("slider", { name: "Remote hands" }), { target: { value: "1" } });

    expect(statuses()[0]).toContain("$350≈ Rp 5,600,000");
    expect(screen.getByText("$28 ≈ Rp 448,000 for one")).toBeTruthy();
  });

  it("warns in text when a limit is exceeded, and not before", async () => {
    await show(<Configurator block={block} />);
    expect(statuses()[1]).toBe("");
    expect(screen.getByText("10 of 15 U")).toBeTruthy();

    fireEvent.change(screen.getByRole("slider", { name: "Rack units" }), { target: { value: "2" } });

    expect(statuses()[1]).toContain("Height: A second rack is needed.");
    expect(screen.getByText("20 of 15 U")).toBeTruthy();
  });
});

describe("the path of a packet", () => {
  it("lists the steps of each case, and says where the packet is changed and where it ends", async () => {
    const block: BlockOf<"packet-path"> = {
      ...head,
      is: "packet-path",
      labels: labels["packet-path"],
      stations: [
        { id: "a", name: "Sender" },
        { id: "b", name: "Rules" },
      ],
      cases: [
        {
          id: "in",
          name: "A stranger",
          steps: [
            { at: "a", text: "Knocks.", outcome: "passes" },
            { at: "b", text: "Nobody is let in.", outcome: "stops" },
          ],
          result: "No answer.",
        },
        { id: "out", name: "A friend", steps: [{ at: "b", text: "Is renamed.", outcome: "changes" }], result: "In." },
      ],
    };
    await show(<PacketPath block={block} />);

    expect(within(screen.getByRole("group", { name: "Choose a case" })).getAllByRole("radio")).toHaveLength(2);
    const [stranger, friend] = screen.getAllByRole("list", { name: "Path, step by step" });
    expect(stranger?.textContent).toBe("1SenderKnocks.2RulesEnds hereNobody is let in.");
    expect(friend?.textContent).toBe("1RulesChanged hereIs renamed.");
  });
});

describe("a timeline", () => {
  const one = {
    id: "one",
    name: "Node lost",
    end: 30,
    lanes: [
      {
        name: "Primary",
        spans: [
          { from: 0, to: 10, state: "up" as const, label: "serves" },
          { from: 10, to: 30, state: "down" as const, label: "is gone" },
        ],
      },
    ],
    events: [{ at: 10, text: "Power is lost." }],
    outcome: "Twenty seconds.",
  };
  const block: BlockOf<"timeline"> = {
    ...head,
    is: "timeline",
    unit: "seconds",
    labels: labels.timeline,
    cases: [one],
  };

  it("describes the drawing in text: times, states, events", async () => {
    await show(<Timeline block={block} />);

    expect(screen.queryByRole("radio")).toBeNull();
    const [lane] = within(screen.getByRole("list", { name: /to scale/ })).getAllByRole("listitem");
    expect(lane?.textContent).toBe("Primary0–10 s serves (works)10–30 s is gone (down)");
    expect(screen.getByRole("list", { name: "What happens when" }).textContent).toBe("110 sPower is lost.");
  });

  it("offers a choice between several cases", async () => {
    await show(<Timeline block={{ ...block, cases: [one, { ...one, id: "two", name: "Network lost" }] }} />);

    expect(screen.getByRole("radio", { name: "Network lost" })).toBeTruthy();
  });
});

describe("a deliverable", () => {
  it("shows its parts, without redacted text", async () => {
    const block: BlockOf<"deliverable"> = {
      ...head,
      is: "deliverable",
      labels: labels.deliverable,
      document: {
        title: "Report",
        number: "SAMPLE-1",
        meta: ["Client: [[Acme]]"],
        parts: [
          {
            id: "a",
            name: "Finding",
            paragraphs: ["[[One]] and [[two]], but not [three]]."],
            table: { columns: ["Host", "State"], rows: [["[[db-1]]", "open"]] },
            listing: ["Cookie: [[token]]", "x[0]"],
          },
        ],
        signed: "Signed by [[her]]",
      },
    };
    const { container } = await show(<Deliverable block={block} />);

    expect(container.textContent).not.toMatch(/Acme|One|two,|db-1|token|her$/);
    expect(screen.getAllByText("redacted")).toHaveLength(6);
    expect(container.textContent).toContain("but not [three]].");
    expect(container.querySelector("pre")?.textContent).toMatch(/^Cookie: \s+redacted\nx\[0\]$/);
  });
});
