import * as z from "zod";
import { runToEnd } from "../processes/run-to-end.ts";

const componentSchema = z.object({
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().startsWith("pkg:npm/"),
  hashes: z.array(z.object({ alg: z.literal("SHA-512"), content: z.string().length(128) })).optional(),
});
const billSchema = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.5"),
  serialNumber: z.string().startsWith("urn:uuid:"),
  components: z.array(z.looseObject(componentSchema.shape)).min(1),
});

/** The packages of this tree, from its lock file, as CycloneDX. Throws if npm fails, or its output is not CycloneDX. */
export async function makeBillOfMaterials(root: string): Promise<z.output<typeof billSchema>> {
  const command = ["npm", "sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  const { code, output, stdout } = await runToEnd(command, { cwd: root, keepChars: 16 * 1024 * 1024 });
  if (code !== 0) throw new Error(`npm could not create a bill of materials:\n${output.trim()}`);
  const bill = billSchema.parse(JSON.parse(stdout));
  const loose = bill.components.filter(({ hashes, purl }) => !hashes && !purl.startsWith("pkg:npm/%40zhian/"));
  if (loose.length > 0) throw new Error(`Not pinned to a hash: ${loose.map(({ purl }) => purl).join(", ")}`);
  return bill;
}
