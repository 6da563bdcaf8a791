import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "../check/run-steps.ts";
import { makeBillOfMaterials } from "./bill-of-materials.ts";

/** Writes var/sbom.json. */
export function sbomStep(root: string): Step {
  return {
    title: "Bill of materials",
    async run(detail) {
      const bill = await makeBillOfMaterials(root);
      mkdirSync(join(root, "var"), { recursive: true });
      writeFileSync(join(root, "var/sbom.json"), `${JSON.stringify(bill, null, 2)}\n`);
      detail(`${bill.components.length} components in var/sbom.json`);
      return null;
    },
  };
}
