import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../progress/print-failure.ts";
import { chooseVersions, sayVersions } from "./own-pace.ts";
import type { Eyes } from "./see-page.ts";
import type { Team } from "./team.ts";
import { writeContent } from "./write-content.ts";

interface Outside {
  root: string;
  /** Empty, outside of the tree. */
  folder: string;
  team: Team;
  detail(text: string): void;
  say(line: string): void;
}

const name = "mf-outside";
const route = "/outside";
const headings = { first: "Made outside", second: "Made outside, again", chinese: "在外面做的" };

/** From an empty folder to a built release. Throws a CommandError at the first command that does not do what it should. */
export async function makeRelease({ root, folder, team, detail, say }: Outside, tarball: string): Promise<void> {
  const repository = join(folder, name);
  detail("create");
  const titles = ["--title", headings.first, "--title-zh", headings.chinese];
  const create = ["fragments", "create", name, "--route", route, ...titles, "--package", tarball, "--no-install"];
  await team.run(["npm", "exec", "--yes", "--package", tarball, "--", ...create], folder);
  await chooseVersions(repository);
  detail("install");
  await team.run(["npm", "install", "--no-audit", "--no-fund"], repository);
  say(`  Its own pace: ${await sayVersions(repository, root)}`);
  detail("build");
  await team.run(["npm", "run", "build"], repository);
}

interface Site {
  url: string;
  eyes: Eyes;
}

/** Its first page. Throws a CommandError. */
export async function showRelease({ folder, team, detail }: Outside, { url, eyes }: Site): Promise<void> {
  const fragments = (...args: string[]) => team.run(["npx", "--no", "fragments", ...args], join(folder, name));
  detail("publish and promote");
  await fragments("publish");
  await fragments("promote", name, "0.1.0", "--reason", "our first page");
  await eyes.see(url + route, headings.first);
}

/** The rest of a first day: tests, the check, a second release, and back. Throws a CommandError. */
export async function changeRelease({ folder, team, detail }: Outside, { url, eyes }: Site): Promise<void> {
  const repository = join(folder, name);
  const run = (...command: string[]) => {
    detail(command.join(" "));
    return team.run(command, repository);
  };
  const fragments = (...args: string[]) => run("npx", "--no", "fragments", ...args);
  await eyes.see(`${url}/zh${route}`, headings.chinese);
  await writeContent(repository);
  await Promise.all([run("npm", "run", "types"), run("npm", "run", "lint"), run("npm", "test")]);
  await fragments("check", "--site", url, "--rounds", "2");

  await edit(join(repository, "src/locales/en.json"), headings.first, headings.second);
  await run("npm", "version", "patch", "--no-git-tag-version");
  await run("npm", "run", "build");
  await fragments("publish");
  await fragments("promote", name, "0.1.1", "--reason", "a new heading");
  await eyes.see(url + route, headings.second);
  await fragments("rollback", name, "--reason", "the old one was better");
  await eyes.see(url + route, headings.first);
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new CommandError(`${file} does not say "${from}"`);
  await writeFile(file, text.replace(from, to));
}
