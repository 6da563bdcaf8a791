import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string(), target: z.string().optional() }).optional(),
  user: z.string().optional(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});

export type Service = z.output<typeof serviceSchema>;

/** The services of docker-compose.yml, with default values for its variables. */
export function readCompose(root: string): Record<string, Service> {
  const text = readFileSync(join(root, "docker-compose.yml"), "utf8").replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, "$1");
  const { services } = z.object({ services: z.record(z.string(), serviceSchema) }).parse(parse(text, { merge: true }));
  return services;
}
