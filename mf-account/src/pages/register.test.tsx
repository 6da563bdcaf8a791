import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { newSession, refusal } from "../testing/account-answers.ts";

installDialogs();
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const name of ["accessToken", "recommend"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

const form = () => within(screen.getByRole("form"));

async function fill() {
  await userEvent.type(form().getByLabelText(/^User name/), "lin.wei");
  await userEvent.type(form().getByLabelText(/^Mobile number/), "13800138000");
  await userEvent.type(form().getByLabelText(/^Verification code/), "123456");
  await userEvent.type(form().getByLabelText(/^Password/), "three words together");
  await userEvent.click(form().getByRole("button", { name: "Register" }));
}

it("counts a visit through a referral link, and registers with its code", async () => {
  const visits: unknown[] = [];
  const made: unknown[] = [];
  await renderPage(routes, "/console/register?recommend=AB12CD", {
    messages,
    bus: testBus({ owner: "account" }),
    config: { consoleUrl: "/console" },
    answers: {
      "console.clickPoint": ({ body }: { body: unknown }) => void visits.push(body),
      "account.logon": ({ body }: { body: unknown }) => {
        made.push(body);
        return newSession;
      },
    },
  });
  await waitFor(() => expect(visits).toEqual([{ recommend: "AB12CD" }]));
  await fill();
  expect(made).toEqual([
    {
      username: "lin.wei",
      phone: "13800138000",
      code: "123456",
      password: "three words together",
      recommend: "AB12CD",
    },
  ]);
  expect(document.cookie).toContain("accessToken=");
});

it("remembers the referral link until the account is created; a later link replaces it", async () => {
  document.cookie = "recommend=OLD1; Path=/";
  const answers = { "console.clickPoint": null, "account.logon": () => newSession };
  const visit = (search: string) =>
    renderPage(routes, `/console/register${search}`, {
      messages,
      bus: testBus({ owner: "account" }),
      config: { consoleUrl: "/console" },
      answers,
    });
  const { unmount } = await visit("?recommend=NEW2");
  await waitFor(() => expect(document.cookie).toContain("recommend=NEW2"));
  unmount();

  await visit("");
  expect(await screen.findByText(/NEW2/)).toBeTruthy();
  await fill();
  await waitFor(() => expect(document.cookie).toContain("accessToken="));
  expect(document.cookie).not.toContain("recommend=");
});

it("F-83 shows the server's rejection at its field, and keeps the rest", async () => {
  const message = "This password is among the most used. Choose another.";
  await renderPage(routes, "/console/register", {
    messages,
    bus: testBus({ owner: "account" }),
    config: { consoleUrl: "/console" },
    answers: { "account.logon": async () => Promise.reject(refusal({ message, field: "password" })) },
  });
  await fill();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(
    form()
      .getByLabelText(/^Password/)
      .getAttribute("aria-invalid"),
  ).toBe("true");
  expect(form().getByLabelText(/^User name/)).toHaveProperty("value", "lin.wei");
  expect(form().getByLabelText(/^Verification code/)).toHaveProperty("value", "123456");
});
