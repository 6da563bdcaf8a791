import type { Page } from "@playwright/test";

interface Report {
  type?: string;
  kind?: string;
  fragment?: string;
  version?: string;
  message?: string;
}

/** Collects a page's reports to the site's operator as they are sent. Call before the page is opened. */
export async function collectReports(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  // Requests do not show the body of a beacon.
  await page.addInitScript(() => {
    const send = window.fetch;
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (address !== "/_reports") return beacon(address, body);
      if (body instanceof Blob) void body.text().then((text) => send(address, { method: "POST", body: text }));
      return true;
    };
  });
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/_reports") return;
    // The page's own data; tests check its fields.
    reports.push(JSON.parse(request.postData() ?? "{}") as Report);
  });
  return reports;
}
