import { runCli, type Surroundings } from "./run.ts";

/** Runs one command within this process. Returns its exit code and everything that it printed. */
export async function runInProcess(
  given: Pick<Surroundings, "argv" | "env" | "cwd">,
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await runCli({ ...given, print, complain: print });
  return { code, output: lines.join("\n") };
}
