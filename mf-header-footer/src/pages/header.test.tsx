import { beforeAll, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Bus } from "@zhian/contracts/bus";
import { renderPage } from "@zhian/testing/render-page";
import { testBus, testSiteBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { column, headerAnswers } from "../testing/header-answers.ts";
import { installPopovers } from "../testing/popovers-in-jsdom.ts";

beforeAll(installPopovers);

interface Visit {
  bus?: Bus;
  answers?: Record<string, unknown>;
  isSignedIn?: boolean;
}

async function visit(
  address: string,
  { bus = testBus({ owner: "header" }), answers = headerAnswers, isSignedIn = false }: Visit = {},
) {
  const page = await renderPage(routes.header, address, { messages, answers, slot: "header", bus, isSignedIn });
  await screen.findByRole("banner");
  return page;
}

const button = (name: string) => screen.getByRole("button", { name });
const mainNav = () => screen.getByRole("navigation", { name: "Main" });

describe("the top navigation", () => {
  it("opens a two-pane menu: groups, and the links of the selected one, each with a description", async () => {
    await visit("/");
    await userEvent.click(button("Products"));
    expect(button("Products").getAttribute("aria-expanded")).toBe("true");
    const panel = document.getElementById(button("Products").getAttribute("aria-controls") ?? "");
    expect(panel?.matches(":popover-open")).toBe(true);
    const [compute, security] = panel?.querySelectorAll("details") ?? [];
    expect(compute?.open).toBe(true);
    expect(security?.open).toBe(false);
    expect(compute?.name).toBe(security?.name);
    const link = within(compute ?? document.body).getByRole("link", { name: /Cloud Server/ });
    expect(link.getAttribute("href")).toBe("/products/bcc");
    expect(within(link).getByText("Virtual machines")).toBeTruthy();
  });

  it("keeps the selected group open when it is clicked", async () => {
    await visit("/");
    await userEvent.click(button("Products"));
    const [compute, security] = mainNav().querySelectorAll("details");
    await userEvent.click(within(compute ?? document.body).getByText("Compute"));
    expect(compute?.open).toBe(true);
    await userEvent.click(within(security ?? document.body).getByText("Security"));
    expect(security?.open).toBe(true);
  });

  it("closes a panel when the focus leaves it, but not when it moves within", async () => {
    await visit("/");
    await userEvent.click(button("Products"));
    const links = mainNav().querySelectorAll<HTMLElement>("details a");
    act(() => links[0]?.focus());
    act(() => links[1]?.focus());
    expect(button("Products").getAttribute("aria-expanded")).toBe("true");
    act(() => screen.getByRole("link", { name: /Activities/ }).focus());
    expect(button("Products").getAttribute("aria-expanded")).toBe("false");
  });

  it("opens a single pane with a description, in which Chinese terms are marked as Chinese", async () => {
    await visit("/");
    await userEvent.click(button("Compliance"));
    const link = screen.getByRole("link", { name: /Classified Protection/ });
    expect(link.getAttribute("href")).toBe("/products/dengbao");
    expect(within(link).getByText("等保").getAttribute("lang")).toBe("zh-Hans");
  });

  it("opens a single pane of plain text, with the links below it, when the only child has no link", async () => {
    const below = [column("Cloud Server", { link: "/products/bcc" })];
    const only = column("Compute", { desc: "From one core to a rack", children: below });
    const answers = {
      ...headerAnswers,
      "cms.column": { columns: [{ children: [column("All", { children: [only] })] }] },
    };
    await visit("/", { answers });
    await userEvent.click(button("All"));
    expect(screen.getByText("From one core to a rack").closest("a")).toBeNull();
    expect(screen.getByText("Compute")).toBeTruthy();
    expect(within(mainNav()).getByRole("link", { name: "Cloud Server" }).getAttribute("href")).toBe("/products/bcc");
  });

  it("passes the CMS's provider details to the shell", async () => {
    const site = testSiteBus();
    const brands: unknown[] = [];
    site
      .as("shell")
      .on("brand.loaded")
      .subscribe((brand) => brands.push(brand));
    await visit("/", { bus: site.as("header") });
    expect(brands).toEqual([{ slogan: "Cloud and security behind one door", logoUrl: "" }]);
  });

  it("shows a plain link with the hot badge", async () => {
    await visit("/zh/activity");
    const link = screen.getByRole("link", { name: /^Activities ?热门$/ });
    expect(link.getAttribute("href")).toBe("/zh/activity");
    expect(link.getAttribute("aria-current")).toBe("page");
  });

  it("shows the badge as text if the CMS's image fails, before or after hydration", async () => {
    const hot = column("Activities", { link: "/activity", img: "/lost.png" });
    const answers = { ...headerAnswers, "cms.column": { columns: [{ children: [hot] }] } };
    await visit("/", { answers });
    const link = screen.getByRole("link", { name: /^Activities ?Hot$/ });
    const picture = within(link).getByRole("img", { name: "Hot" });
    expect(picture.getAttribute("src")).toBe("/lost.png");

    fireEvent.error(picture);

    expect(within(link).getByRole("img", { name: "Hot" }).dataset["mark"]).toBe("Hot");
  });

  it("has no menu for an entry without links", async () => {
    const nothing = column("Nothing", {
      link: "",
      children: [column("Empty", { link: "" }), column("Script", { link: "javascript:1" })],
    });
    const answers = {
      ...headerAnswers,
      "cms.column": { columns: [{ children: [nothing, column("News", { link: "/news" })] }] },
    };
    await visit("/", { answers });
    expect(within(mainNav()).queryAllByRole("button")).toEqual([]);
    expect(within(mainNav()).getAllByRole("link")).toHaveLength(1);
  });

  it("B-S-11 shows no script links, and marks external ones", async () => {
    const children = [
      column("Script", { link: "javascript:alert(1)" }),
      column("Evil", { link: "//evil.test" }),
      column("Documents", { link: "https://docs.example/a" }),
      column("More", { children: [column("Also evil", { link: "/\\evil.test" }), column("Good", { link: "/good" })] }),
    ];
    const answers = {
      ...headerAnswers,
      "cms.column": { columns: [{ children: [...children, column("All", { children })] }] },
    };
    const { container } = await visit("/zh", { answers });
    const addresses = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

    expect(addresses).toEqual(expect.arrayContaining(["/zh/good", "https://docs.example/a"]));
    expect(addresses.filter((address) => /script:|evil/.test(address))).toEqual([]);
    for (const link of container.querySelectorAll('a[href^="https://docs.example"]')) {
      expect(link.getAttribute("rel")).toBe("external noopener noreferrer");
    }
  });

  it("keeps at most one menu open, and closes it on Escape and when the address changes", async () => {
    const bus = testBus({ owner: "header" });
    await visit("/", { bus });
    await userEvent.click(button("Products"));
    await userEvent.click(button("Compliance"));
    expect(button("Products").getAttribute("aria-expanded")).toBe("false");
    expect(button("Compliance").getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("{Escape}");
    expect(button("Compliance").getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button("Products"));
    fireEvent.click(screen.getByRole("link", { name: /Serverless Container/ }));
    expect(button("Products").getAttribute("aria-expanded")).toBe("false");
  });

  it("marks the section that the page belongs to", async () => {
    await visit("/products/bcc");
    expect(button("Products").getAttribute("aria-current")).toBe("true");
    expect(button("Compliance").hasAttribute("aria-current")).toBe(false);
  });

  it("marks a plain link as current on the pages below its own", async () => {
    await visit("/activity/cps");
    expect(screen.getByRole("link", { name: /^Activities/ }).getAttribute("aria-current")).toBe("true");
  });
});

describe("news", () => {
  it("turns the navigation into categories under /zixun and offers industry news", async () => {
    await visit("/zixun/cloud");
    const categories = screen.getByRole("navigation", { name: "Industry news categories" });
    const links = within(categories).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/zixun/cloud", "/zixun/compliance"]);
    expect(links[0]?.getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: "Industry news" }).getAttribute("href")).toBe("/zixun");
  });

  it("offers industry news on notice pages, but not elsewhere", async () => {
    const notices = await visit("/zh/notice");
    expect(screen.getByRole("link", { name: "行业资讯" }).getAttribute("href")).toBe("/zh/zixun");
    notices.unmount();
    await visit("/about");
    expect(screen.queryByRole("link", { name: "Industry news" })).toBeNull();
  });

  it("keeps the usual navigation while the categories are unavailable", async () => {
    await visit("/zixun", { answers: { ...headerAnswers, "cms.newsTag": undefined } });
    expect(within(mainNav()).getByRole("button", { name: "Products" })).toBeTruthy();
  });
});

describe("the logo", () => {
  const withLogo = (logo_url: string) => ({
    ...headerAnswers,
    "cms.config": { config: { ...headerAnswers["cms.config"].config, logo_url } },
  });
  const home = () => screen.getByRole("link", { name: "ZhiAn Cloud 智安云 home" });

  it("is the CMS's, or the site's own if that fails to load", async () => {
    await visit("/", { answers: withLogo("/images/logo.svg") });
    const image = home().querySelector("img");
    expect(image?.getAttribute("src")).toBe("/images/logo.svg");
    fireEvent.error(image ?? document.body);
    expect(home().querySelector("img")).toBeNull();
    expect(home().querySelector("svg")).not.toBeNull();
  });

  it.each(["", "https://elsewhere.example/logo.svg", "javascript:alert(1)"])(
    "is the site's own if the CMS's is %j",
    async (address) => {
      await visit("/", { answers: withLogo(address) });
      expect(home().querySelector("img")).toBeNull();
      expect(home().querySelector("svg")).not.toBeNull();
    },
  );
});

describe("without the CMS", () => {
  it("F-81 falls back to the release's own navigation, slogan and search", async () => {
    await visit("/", { answers: {} });
    expect(within(mainNav()).getByRole("button", { name: "Products" })).toBeTruthy();
    expect(within(mainNav()).getByRole("button", { name: "Solutions" })).toBeTruthy();
    expect(screen.getByText("Cloud, security and compliance, one account")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Search" })).not.toHaveLength(0);
  });
});

describe("preferences", () => {
  it("publish the choice on the bus, and are labelled", async () => {
    const bus = testBus({ owner: "header" });
    await visit("/products/bcc?x=1", { bus });
    await userEvent.click(button("Currency"));
    await userEvent.click(button("IDR"));
    expect(bus.get("currency")).toBe("IDR");
    expect(screen.getByText("Prices in Indonesian rupiah").getAttribute("role")).toBe("status");
    await userEvent.click(button("Language"));
    expect(button("English").getAttribute("aria-current")).toBe("true");
    expect(button("中文").lang).toBe("zh-Hans");
    await userEvent.click(button("中文"));
    expect(bus.get("locale")).toBe("zh");
  });

  it("are forms that return to the same address, for visitors without JavaScript", async () => {
    await visit("/zh/products/bcc?x=1");
    const form = button("IDR").closest("form");
    expect(form?.getAttribute("method")).toBe("post");
    expect(form?.getAttribute("action")).toBe("/_preferences");
    expect(form?.querySelector("[name=to]")?.getAttribute("value")).toBe("/zh/products/bcc?x=1");
    expect(button("IDR").getAttribute("name")).toBe("currency");
    expect(button("IDR").getAttribute("value")).toBe("IDR");
  });
});

describe("the account area", () => {
  it("links signed-out visitors to the console's login, with a return address", async () => {
    const redirect = "/zh/news/detail?id=3";
    await visit(`${redirect}&from=home`, { bus: testBus({ owner: "header", locale: "zh", redirect }) });
    const target = `?target=${encodeURIComponent(`http://localhost${redirect}`)}`;
    const address = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address("登录")).toBe(`https://console.zhiancloud.example/login${target}`);
    expect(address("注册")).toBe(`https://console.zhiancloud.example/register${target}`);
    const console = screen.getByRole("link", { name: /控制台/ });
    expect(console.getAttribute("target")).toBe("_blank");
    expect(console.getAttribute("rel")).toBe("noopener");
    const own = encodeURIComponent("https://console.zhiancloud.example");
    expect(console.getAttribute("href")).toBe(`https://console.zhiancloud.example/login?target=${own}`);
  });

  it("links signed-in visitors to the console itself", async () => {
    const auth = { status: "signed-in", token: "secret-token", isRecommend: false } as const;
    await visit("/", { bus: testBus({ owner: "header", auth }), isSignedIn: true });
    const console = screen.getByRole("link", { name: /Console/ });
    expect(console.getAttribute("href")).toBe("https://console.zhiancloud.example");
    expect(screen.queryByRole("link", { name: "Log in" })).toBeNull();
  });
});

describe("a lost network connection", () => {
  it("F-47 is reported in a status banner until it is back", async () => {
    const site = testSiteBus();
    const shell = site.as("shell");
    await visit("/zh", { bus: site.as("header") });
    act(() => shell.set("online", false));
    expect(
      screen
        .getByText(/网络已断开/)
        .closest("[role]")
        ?.getAttribute("role"),
    ).toBe("status");
    act(() => shell.set("online", true));
    expect(screen.queryByText(/网络已断开/)).toBeNull();
  });
});

describe("messages from all fragments", () => {
  it("are announced, errors assertively and others politely, and can be dismissed", async () => {
    const bus = testBus({ owner: "header" });
    await visit("/", { bus });
    act(() => bus.publish("toast.shown", { kind: "success", message: "Saved" }));
    act(() => bus.publish("toast.shown", { kind: "error", message: "Not saved" }));
    expect(screen.getByText("Saved").closest("[role]")?.getAttribute("role")).toBe("status");
    expect(within(screen.getByRole("alert")).getByText("Not saved")).toBeTruthy();
    await userEvent.click(await within(screen.getByRole("alert")).findByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Not saved")).toBeNull();
    expect(screen.getByText("Saved")).toBeTruthy();
  });
});

describe("the cart", () => {
  it("is linked, with its item count, once it is not empty", async () => {
    const site = testSiteBus({ locale: "zh" });
    const domain = site.as("domain");
    await visit("/zh/products/bcc", { bus: site.as("header") });
    expect(screen.queryByRole("link", { name: /购物车/ })).toBeNull();

    act(() => domain.set("cart", { count: 3, total: 36 }));

    const links = screen.getAllByRole("link", { name: "购物车（3）" });
    expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(new Set(["/zh/products/bcd/search#cart"]));
    act(() => domain.set("cart", { count: 0, total: 0 }));
    expect(screen.queryByRole("link", { name: /购物车/ })).toBeNull();
  });
});
