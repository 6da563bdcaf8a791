import { rmSync } from "node:fs";
import { site } from "./site.ts";

// A run begins with an empty registry, so that no release of an earlier one is in its way.
for (const server of ["shell", "api", "registry", "own"])
  rmSync(site.dataDir(server), { recursive: true, force: true });
