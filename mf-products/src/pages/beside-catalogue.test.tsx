import { describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

const answers = {
  "finance.currencyRate": { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" },
};

function visit(address: string, bus = testBus()) {
  return renderPage(routes, address, { messages, answers, bus });
}

describe.each([
  ["/zhianCloud/SSLCertificate", "Choose and buy an SSL certificate"],
  ["/zh/zhianCloud/SSLCertificate", "SSL 证书选购"],
  ["/zhianCloud/domainAndNetWebsite/dataConfig", "Domain and website data"],
  ["/zh/zhianCloud/domainAndNetWebsite/dataConfig", "域名与网站资料配置"],
])("%s", (address, title) => {
  it("has one level-1 heading, and a section for each of its anchor links", async () => {
    await visit(address);

    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      expect(document.getElementById(link.hash.slice(1))).not.toBeNull();
    }
  });
});

it("finds the certificate that matches all answers", async () => {
  const user = userEvent.setup();
  await visit("/zhianCloud/SSLCertificate");
  const finder = within(screen.getByRole("region", { name: "Three questions, five certificates" }));

  await user.selectOptions(finder.getByRole("combobox", { name: "What should it prove?" }), "company");
  await user.selectOptions(finder.getByRole("combobox", { name: "Which names?" }), "all");
  expect(finder.getByRole("status").textContent).toBe("1 of 5 fit.");

  await user.selectOptions(finder.getByRole("combobox", { name: "By when?" }), "today");
  expect(finder.getByRole("status").textContent).toBe("Nothing matches all your answers. Change one of them.");
});

it.each(["/zhianCloud", "/zhianCloud/nothing", "/zhianCloud/sslcertificate/x"])(
  "answers %s with 404",
  async (address) => {
    const bus = testBus();
    const raised: number[] = [];
    bus.on("error.raised").subscribe(({ statusCode }) => raised.push(statusCode));

    await act(() => visit(address, bus));

    await waitFor(() => expect(raised).toEqual([404]));
  },
);
