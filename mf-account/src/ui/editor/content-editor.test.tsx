import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { StateValue } from "@zhian/contracts/state";
import { ApiError } from "@zhian/http/api-error";
import { renderPage } from "@zhian/testing/render-page";
import { type Answers, testBus } from "@zhian/testing/site-fixture";
import { messages } from "../../messages.ts";
import { routes } from "../../routes.ts";

beforeEach(() => sessionStorage.clear());

const user = { username: "ann", uuid: "u", accountType: 0 as const };
const at = "2026-11-20T08:00:00Z";

function node(id: number, en: string, parentId = 1) {
  const name = { en, zh: `${en}栏目` };
  return {
    id,
    parentId,
    name,
    desc: { en: "", zh: "" },
    link: "/about",
    slug: "",
    img: "",
    isHot: false,
    offers: null,
  };
}

const config = {
  en: { title: "ZhiAn", description: "d", keywords: "k", slogan: "One door", logo_url: "" },
  zh: { title: "智安", description: "描", keywords: "词", slogan: "一门", logo_url: "" },
};
const item = (value: unknown, more: object = {}) => ({
  version: 7,
  at,
  author: "content:import",
  value,
  draft: null,
  choices: {},
  ...more,
});

const answers: Answers = {
  "editor.drafts": { list: [] },
  "editor.history": { list: [] },
  "editor.item": ({ query }: { query: { kind: string } }) =>
    item(
      query.kind === "config" ? config : { nodes: [node(10, "Products"), node(11, "Solutions"), node(12, "About")] },
    ),
};

function rejected(status: number, data: unknown): ApiError {
  const body = { code: status, msg: "No", data };
  return new ApiError("rejected", "No", { url: "/x", status, code: status, body });
}

async function visit(address: string, more: Answers = {}, isEditor = true) {
  window.history.replaceState(null, "", address);
  const auth: StateValue<"auth"> = {
    status: "signed-in",
    token: "t",
    isRecommend: false,
    user: { ...user, ...(isEditor && { isEditor }) },
  };
  const bus = testBus({ auth, owner: "shell", locale: address.startsWith("/zh") ? "zh" : "en" });
  const toasts: string[] = [];
  bus.on("toast.shown").subscribe(({ message }) => toasts.push(message));
  await renderPage(routes, address, {
    messages,
    bus,
    answers: { ...answers, ...more },
    config: { consoleUrl: "/console" },
    isSignedIn: true,
    navigate: () => undefined,
  });
  return { toasts };
}

describe("the editor's page", () => {
  it("shows an editor what can be edited, and is listed in the console's navigation", async () => {
    await visit("/console/content");
    expect(await screen.findByText(/You have no drafts/)).toBeTruthy();
    const kinds = within(screen.getByRole("navigation", { name: "What can be edited" }));
    expect(kinds.getAllByRole("link")).toHaveLength(8);
    expect(screen.getByRole("link", { name: "Content" }).getAttribute("aria-current")).toBe("page");
  });

  it("denies access to a customer, and fetches nothing", async () => {
    let asked = 0;
    const count = () => {
      asked += 1;
      return { list: [] };
    };
    await visit("/zh/console/content", { "editor.drafts": count }, false);
    expect(await screen.findByText("此账号没有编辑网站内容的权限。")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "内容管理" })).toBeNull();
    expect(asked).toBe(0);
  });
});

describe("an item's form", () => {
  it("saves the input as a draft, and shows errors beside their fields", async () => {
    const saved: unknown[] = [];
    let isGood = false;
    const { toasts } = await visit("/console/content?kind=config", {
      "editor.save": ({ body }: { body: unknown }) => {
        saved.push(body);
        if (isGood) return { savedAt: at, changed: null };
        const fault = { kind: "config", id: "site", path: "en.slogan", message: "at most 60 characters" };
        return Promise.reject(rejected(422, { faults: [fault] }));
      },
    });
    const english = within(await screen.findByRole("group", { name: "English" }));
    await userEvent.type(english.getByLabelText("Slogan"), "!");
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(english.getByLabelText("Slogan").getAttribute("aria-invalid")).toBe("true"));
    expect(within(await screen.findByRole("alert")).getByText("at most 60 characters")).toBeTruthy();
    isGood = true;
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(toasts).toEqual(["Draft saved"]));
    const value = { ...config, en: { ...config.en, slogan: "One door!" } };
    expect(saved.at(-1)).toEqual({ kind: "config", id: "site", value, base: 7 });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("F-198 keeps the input when the service does not answer", async () => {
    await visit("/console/content?kind=config", { "editor.save": () => Promise.reject(new Error("away")) });
    const english = within(await screen.findByRole("group", { name: "English" }));
    await userEvent.type(english.getByLabelText("Slogan"), " for all");
    await userEvent.click(screen.getByRole("button", { name: "Publish" }));
    expect(await screen.findByText(/What you typed is kept/)).toBeTruthy();
    expect(english.getByLabelText<HTMLInputElement>("Slogan").value).toBe("One door for all");
  });

  it("shows what another editor has published, and saves over it on request", async () => {
    const bases: unknown[] = [];
    const theirs = { ...config, en: { ...config.en, slogan: "Their door" } };
    await visit("/console/content?kind=config", {
      "editor.save": ({ body }: { body: { base: number } }) => {
        bases.push(body.base);
        return { savedAt: at, changed: body.base === 9 ? null : { version: 9, at, author: "bob", value: theirs } };
      },
    });
    const english = within(await screen.findByRole("group", { name: "English" }));
    await userEvent.clear(english.getByLabelText("Slogan"));
    await userEvent.type(english.getByLabelText("Slogan"), "My door");
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    const notice = within(await screen.findByRole("alert"));
    expect(notice.getByText("bob has published a change since you started")).toBeTruthy();
    expect(notice.getByText("Their")).toBeTruthy();
    expect(notice.getByText("My")).toBeTruthy();
    await userEvent.click(notice.getByRole("button", { name: "Keep mine, on top of theirs" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(bases).toEqual([7, 9]);
    expect(english.getByLabelText<HTMLInputElement>("Slogan").value).toBe("My door");
  });

  it("loads an earlier version into the form, after showing its changes", async () => {
    const row = { version: 3, at, author: "bob", reason: "shorter" };
    const older = { ...config, en: { ...config.en, slogan: "An old door" } };
    const { toasts } = await visit("/console/content?kind=config", {
      "editor.history": { list: [{ ...row, version: 7, author: "content:import" }, row] },
      "editor.version": { ...row, value: older, before: config },
    });
    const versions = await screen.findByRole("list", { name: "Versions, newest first" });
    const [, second] = within(versions).getAllByRole("listitem");
    const earlier = within(second ?? versions);
    expect(earlier.getByText("shorter")).toBeTruthy();
    await userEvent.click(earlier.getByRole("button", { name: /^Show change/ }));
    expect(await earlier.findByText("An", { selector: "ins" })).toBeTruthy();
    window.scrollTo = () => undefined;
    await userEvent.click(earlier.getByRole("button", { name: /^Restore/ }));
    const english = within(screen.getByRole("group", { name: "English" }));
    await waitFor(() => expect(english.getByLabelText<HTMLInputElement>("Slogan").value).toBe("An old door"));
    expect(toasts).toHaveLength(1);
  });
});

describe("the navigation form", () => {
  const names = () =>
    within(screen.getByRole("list", { name: "Entries" }))
      .getAllByRole("listitem")
      .map((row) => row.querySelector("span > span")?.textContent);

  it("moves an entry with the keyboard, keeps the focus and announces the position", async () => {
    const saved: { value: { nodes: { id: number }[] } }[] = [];
    await visit("/console/content?kind=navigation", {
      "editor.save": ({ body }: { body: { value: { nodes: { id: number }[] } } }) => {
        saved.push(body);
        return { savedAt: at, changed: null };
      },
    });
    const up = await screen.findByRole<HTMLButtonElement>("button", { name: "Move up About" });
    up.focus();
    await userEvent.keyboard("{Enter}");
    expect(names()).toEqual(["Products", "About", "Solutions"]);
    expect(screen.getByText("About: position 2 of 3")).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Move up About");
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.textContent).toContain("Move down About");
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.value.nodes.map(({ id }) => id)).toEqual([12, 10, 11]);
  });

  it("adds the hot badge to an entry, and opens the entry that has an error", async () => {
    await visit("/console/content?kind=navigation", {
      "editor.save": () =>
        Promise.reject(
          rejected(422, {
            faults: [{ kind: "navigation", id: "site", path: "nodes.1.link", message: "links go to https" }],
          }),
        ),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Edit About" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Hot badge" }));
    expect(screen.getByText("Hot")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
    expect(await screen.findAllByText("links go to https")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Close Solutions" })).toBeTruthy();
  });
});
