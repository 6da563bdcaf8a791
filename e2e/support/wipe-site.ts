import { rmSync } from "node:fs";
import { site } from "./site.ts";

// Each run starts with an empty registry, so that releases of an earlier run do not interfere.
for (const server of ["shell", "api", "registry", "own"])
  rmSync(site.dataDir(server), { recursive: true, force: true });
