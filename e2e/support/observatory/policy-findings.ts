import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

/** Findings beyond it concern browsers that no longer matter. */
const worstHint = 50;

/** Returns the CSP evaluator's findings for a policy, of high and of medium severity, certain or possible. */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= worstHint)
    .map(({ severity, directive, description }) => `${severity} ${directive}: ${description}`);
}
