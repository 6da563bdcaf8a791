import { rmSync } from "node:fs";
import { runToEnd } from "../processes/run-to-end.ts";
import { expectedFindings } from "./canary-findings.ts";
import type { Gate } from "./gates.ts";
import { plantCanary } from "./plant-canary.ts";

/** Runs every gate on a tree that breaks it. Returns the faults that they missed: none if all of them work. */
export async function checkCanaries(
  root: string,
  gates: readonly Gate[],
  detail: (text: string) => void,
): Promise<string[]> {
  const dir = plantCanary(root, gates);
  try {
    const missed: string[] = [];
    for (const gate of gates) {
      detail(gate.title.toLowerCase());
      const { code, output } = await runToEnd(gate.command(dir), { cwd: dir });
      missed.push(...missedFindings(gate, { code, output, expected: expectedFindings(gate.name, root) }));
    }
    detail(`${gates.length} gates reject what they should`);
    return missed;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

interface Verdict {
  code: number;
  output: string;
  expected: readonly string[];
}

/** A gate that passes a broken tree checked nothing; one that fails without the finding failed for another reason. */
export function missedFindings({ title }: Pick<Gate, "title">, { code, output, expected }: Verdict): string[] {
  if (code === 0) return [`${title}: accepts a tree that breaks it`];
  const missing = expected.filter((finding) => !output.includes(finding));
  return missing.length === 0 ? [] : [`${title}: does not find ${missing.join(", ")} in\n${output.trim()}`];
}
