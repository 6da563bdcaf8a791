import { parseArgs } from "node:util";
import { checkSite } from "./check-site.ts";
import { DevSiteError } from "./dev-site-error.ts";
import type { LocalRelease } from "./local-release.ts";
import { reasonOf } from "./reason-of.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";
import { watchRelease } from "./watch-release.ts";

// `fragments dev --site`: shows the fragment in the working directory in the pages of a site.

const say = (line: string) => console.error(line);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { site: { type: "string" }, port: { type: "string" } } });
  // Node 20 has no URL.parse.
  const site = URL.canParse(values.site ?? "") ? new URL(values.site ?? "") : undefined;
  if (!site || !/^https?:$/.test(site.protocol)) throw new DevSiteError(`${values.site} is not the address of a site.`);
  await checkSite(site.origin);
  let local: LocalRelease | undefined;
  let served: ServedSite | undefined;
  await watchRelease(process.cwd(), {
    say,
    onBuilt(release) {
      local = release;
      served?.tellBuilt();
      if (served) say(`${release.manifest.name}: rebuilt`);
    },
  });
  served = await serveSite({
    site: site.origin,
    port: Number(values.port ?? 9200),
    local: () => local as LocalRelease,
    say,
  });
  say(
    `${served.url}\n${site.origin} with this code in its pages, on this machine only. You are signed out there. Press Ctrl-C to stop.`,
  );
}

try {
  await run();
} catch (error) {
  say(error instanceof DevSiteError ? error.message : `Could not start: ${reasonOf(error)}.`);
  process.exitCode = 1;
  process.exit();
}
