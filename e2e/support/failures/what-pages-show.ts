import type { BrowserContext, Page } from "@playwright/test";

/** Does not wait longer for a hanging page: the test has already failed. */
const patienceMs = 15_000;

/** Describes each page of a context: its address, its title, and the state of each of its slots. */
export async function whatPagesShow(context: BrowserContext): Promise<string> {
  const pages = await Promise.all(context.pages().map(whatItShows));
  return pages.join("\n");
}

async function whatItShows(page: Page): Promise<string> {
  const shown = page.evaluate(() => {
    const slots = [...document.querySelectorAll<HTMLElement>("[data-slot]")].map(({ dataset }) =>
      [dataset["slot"], dataset["fragment"] ?? "nobody's", dataset["outcome"] ?? "nothing yet"].join(" "),
    );
    const heading = document.querySelector("h1")?.textContent ?? "none";
    return `${document.title} | heading: ${heading} | ${document.readyState} | slots: ${slots.join(", ")}`;
  });
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, patienceMs, "does not answer").unref();
  });
  const said = await Promise.race([shown, late]).catch((error: unknown) => `cannot be asked: ${String(error)}`);
  return `${page.url()}: ${said}`;
}
