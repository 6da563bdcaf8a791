import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { findFreePorts } from "../../bench/free-ports.ts";
import { CommandError } from "../progress/print-failure.ts";
import { allOf } from "./all-of.ts";
import { chooseVersions, sayVersions } from "./own-pace.ts";
import type { Eyes } from "./see-page.ts";
import type { Team } from "./team.ts";
import { writeContent } from "./write-content.ts";

interface Outside {
  root: string;
  /** Empty, outside the tree. */
  folder: string;
  team: Team;
  detail(text: string): void;
  say(line: string): void;
}

const name = "mf-outside";
const route = "/outside";
const headings = { first: "Made outside", second: "Made outside, again", chinese: "在外面做的" };

/** From an empty folder to a built release. Throws a CommandError at the first command that fails. */
export async function makeRelease({ root, folder, team, detail, say }: Outside, tarballs: Tarballs): Promise<void> {
  const repository = join(folder, name);
  detail("create");
  const titles = ["--title", headings.first, "--title-zh", headings.chinese];
  const wanted = [name, "--route", route, ...titles, "--package", tarballs.whole, "--no-install"];
  // The command that `npm create @zhian/fragment` runs once both packages are in npm's registry.
  await team.run(["npm", "exec", "--yes", "--package", tarballs.create, "--", "create-fragment", ...wanted], folder);
  await chooseVersions(repository);
  detail("install");
  await team.run(["npm", "install", "--no-audit", "--no-fund"], repository);
  say(`  Its own versions: ${await sayVersions(repository, root)}`);
  detail("build");
  await team.run(["npm", "run", "build"], repository);
}

interface Tarballs {
  whole: string;
  create: string;
}

interface Site {
  url: string;
  eyes: Eyes;
}

/** Publishes the first page and checks it. Throws a CommandError. */
export async function showRelease(outside: Outside, { url, eyes }: Site): Promise<void> {
  const { fragments } = commandsOf(outside);
  await fragments("publish");
  await fragments("promote", name, "0.1.0", "--reason", "our first page");
  await eyes.see(url + route, headings.first);
}

/** The rest of a first day: everything before a second release, then that release, a preview of it, and back. Throws a CommandError. */
export async function changeRelease(outside: Outside, { url, eyes }: Site): Promise<void> {
  const { repository, run, fragments } = commandsOf(outside);
  await writeContent(repository);
  await allOf([
    eyes.see(`${url}/zh${route}`, headings.chinese),
    run("npm", "run", "types"),
    run("npm", "run", "lint"),
    run("npm", "test"),
    fragments("check", "--site", url, "--rounds", "2"),
    workOnSite(outside, { url, eyes }),
  ]);
  await run("npm", "version", "patch", "--no-git-tag-version");
  await run("npm", "run", "build");
  await fragments("publish");
  const { address } = previewSchema.parse(JSON.parse(await fragments("preview", name, "0.1.1", "--json")));
  await eyes.seePreview(address, headings.second, `You are viewing ${name} 0.1.1, which has not been released.`);
  await eyes.see(url + route, headings.first);
  await fragments("promote", name, "0.1.1", "--reason", "a new heading");
  await eyes.see(url + route, headings.second);
  await fragments("rollback", name, "--reason", "the old one was better");
  await eyes.see(url + route, headings.first);
}

/** Commands as they are typed in the repository. `npx fragments` runs `program`, which npx takes a second to find. */
function commandsOf({ folder, team, detail }: Outside) {
  const repository = join(folder, name);
  const run = (...command: string[]) => {
    detail(command.join(" "));
    return team.run(command, repository);
  };
  const program = join(repository, "node_modules/.bin/fragments");
  return { repository, program, run, fragments: (...args: string[]) => run(program, ...args) };
}

const previewSchema = z.object({ address: z.string() });

/** Changes the heading while the first one is on the site's page, visible on the team's machine only. Throws a CommandError. */
async function workOnSite(outside: Outside, { url, eyes }: Site): Promise<void> {
  const { repository, program } = commandsOf(outside);
  const [port] = await findFreePorts(1);
  const dev = await outside.team.start([program, "dev", "--site", url, "--port", String(port)], repository);
  try {
    await dev.until(/Press Ctrl-C to stop/);
    const said = { before: headings.first, after: headings.second };
    const change = () => edit(join(repository, "src/locales/en.json"), headings.first, headings.second);
    await eyes.seeChange(`http://127.0.0.1:${port}${route}`, said, change);
  } finally {
    await dev.end();
  }
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new CommandError(`${file} does not say "${from}"`);
  await writeFile(file, text.replace(from, to));
}
