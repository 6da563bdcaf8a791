import { beforeEach, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import { renderPage } from "@zhian/testing/render-page";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { refusal } from "../testing/account-answers.ts";

installDialogs();
beforeEach(() => sessionStorage.clear());

const form = () => within(screen.getByRole("form"));

it("goes from the verification code to a new password", async () => {
  const set: unknown[] = [];
  let tries = 0;
  await renderPage(routes, "/fogetPwd", {
    messages,
    config: { consoleUrl: "/console" },
    answers: {
      "account.verify": async () => {
        tries += 1;
        if (tries === 1) return Promise.reject(refusal({ message: "The code is wrong or too old", field: "code" }));
        return { ticket: "ticket-1" };
      },
      "account.upPassword": ({ body }: { body: unknown }) => {
        set.push(body);
        return null;
      },
    },
  });
  await userEvent.type(form().getByLabelText(/^User name or mobile number/), "lin.wei");
  await userEvent.type(form().getByLabelText(/^Verification code/), "000000");
  await userEvent.click(form().getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("The code is wrong or too old")).toBeTruthy();
  expect(form().getByLabelText(/^User name or mobile number/)).toHaveProperty("value", "lin.wei");

  await userEvent.click(form().getByRole("button", { name: "Continue" }));
  const field = await screen.findByLabelText(/^New password/, { selector: "input" });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "three words together");
  await userEvent.click(form().getByRole("button", { name: "Set new password" }));
  expect(await screen.findByText(/^Your new password is set/)).toBeTruthy();
  expect(set).toEqual([{ ticket: "ticket-1", password: "three words together" }]);
});
