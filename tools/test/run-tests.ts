import { runToEnd } from "../processes/run-to-end.ts";

interface TestRun {
  root: string;
  env: Record<string, string>;
  detail: (text: string) => void;
}

/** Shows the runner's newest line while it runs. Returns its whole output if a test fails, otherwise null. */
export async function runTests(command: readonly string[], { root, env, detail }: TestRun): Promise<string | null> {
  let summary = "";
  const { code, output } = await runToEnd(command, {
    cwd: root,
    env: { ...process.env, CI: "1", FORCE_COLOR: "0", ...env },
    onLine(line) {
      if (/^Tests: |^\d+ passed/.test(line)) summary = line.replace(/^Tests:\s+/, "");
      detail(line.slice(0, 100));
    },
  });
  detail(summary);
  return code === 0 ? null : output.trim() || `${command.join(" ")} exited with code ${code}`;
}
