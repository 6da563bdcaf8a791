import { CommandError } from "../progress/print-failure.ts";
import type { BuiltFragment, Subject } from "./read-subject.ts";

const patienceMs = 30_000;

/**
 * The same for a running site that serves the release: no shell or other fragments are needed on this machine. Throws a
 * CommandError if the site is down, or serves another release.
 */
export async function readSite(url: string, { manifest, dist }: BuiltFragment, path?: string): Promise<Subject> {
  const { name, version, slots, routes } = manifest;
  const comesAndGoes = slots.includes("main");
  const own = path ?? (comesAndGoes ? routes.find((route) => !route.endsWith("/*")) : "/") ?? "/";
  const page = await readPage(url, own);
  if (!page.includes(`/_fragments/${name}/${version}/`)) {
    const other = new RegExp(`/_fragments/${name}/([^/"]+)/`).exec(page)?.[1];
    throw new CommandError(
      `${url}${own} does not show ${name} ${version}${other === undefined ? "" : `, but ${other}`}. Promote it in the environment that you check, for example a test environment.`,
    );
  }
  const away = own === "/" ? await otherPage(url, page) : { path: "/", fragment: mainOf(await readPage(url, "/")) };
  return { manifest, dist, path: own, away, comesAndGoes };
}

/** A link on the page to a page of another fragment. */
async function otherPage(url: string, page: string): Promise<Subject["away"]> {
  const main = mainOf(page);
  for (const [, path = ""] of page.matchAll(/<a [^>]*href="(\/[a-z][a-z0-9/-]*)"/gi)) {
    const fragment = mainOf(await readPage(url, path));
    if (fragment !== main) return { path, fragment };
  }
  throw new CommandError(`${url} has no page of another fragment to navigate to and from.`);
}

async function readPage(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(patienceMs) }).catch((cause: unknown) => {
    throw new CommandError(`${url} cannot be reached. Is it the address of the site?`, { cause });
  });
  if (answer.status !== 200)
    throw new CommandError(`${url}${path} returns ${answer.status}: there is no page to check.`);
  return answer.text();
}

function mainOf(page: string): string {
  const slots = [...page.matchAll(/<[a-z]+ [^>]*data-slot="main"[^>]*>/g)].map(([tag]) => tag);
  return /data-fragment="([^"]+)"/.exec(slots.join(""))?.[1] ?? "";
}
