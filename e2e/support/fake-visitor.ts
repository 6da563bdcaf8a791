import type { BrowserContext, Page, Route } from "@playwright/test";
import { site } from "./site.ts";

/** A visitor whom the site considers signed in: only the api's calls for their identity are faked. */
export const visitor = { username: "lin-of-the-test", uuid: "u-4711", accountType: 0, token: "a-token-of-a-test" };

const visitorCalls = /\/api\/v1\/console\/(?:check-token|certification|user\/overview|cloud-recommend|logout)(?:\?|$)/;

export async function playVisitor(context: BrowserContext, url = site.url): Promise<void> {
  await context.addCookies([{ name: "accessToken", value: visitor.token, url }]);
  await context.route(visitorCalls, (route) => tell(route));
}

/** Responds to one of these calls as if all were well. */
export function tell(route: Route): Promise<void> {
  const { username, uuid, accountType } = visitor;
  const address = route.request().url();
  const data = address.includes("/user/overview")
    ? { username, uuid, accountType }
    : address.includes("/certification")
      ? { state: "none" }
      : { isRegister: false };
  return route.fulfill({ json: { code: 0, msg: "", data } });
}

export function refuse(route: Route): Promise<void> {
  return route.fulfill({ status: 401, json: { code: 401, msg: "Please log in", data: null } });
}

export function menuOf(page: Page, name: string | RegExp = visitor.username) {
  return page.getByRole("banner").getByRole("button", { name });
}

export function logInLink(page: Page, name = "Log in") {
  return page.getByRole("banner").getByRole("link", { name });
}
