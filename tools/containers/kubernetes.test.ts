import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";
import { readConfig as readApiConfig } from "../../api/src/config.ts";
import { readConfig as readRegistryConfig } from "../../registry/src/config.ts";
import { readConfig as readShellConfig } from "../../shell/src/server/config.ts";
import { readCompose } from "./read-compose.ts";

const root = join(import.meta.dirname, "../..");
const dir = join(root, "deploy/kubernetes");

const portSchema = z.object({ name: z.string(), containerPort: z.number() });
const probeSchema = z.object({ httpGet: z.object({ path: z.enum(["/healthz", "/readyz"]), port: z.literal("http") }) });
const containerSchema = z.object({
  name: z.string(),
  image: z.string(),
  ports: z.array(portSchema).default([]),
  envFrom: z.array(z.record(z.enum(["configMapRef", "secretRef"]), z.object({ name: z.string() })).or(z.object({}))),
  startupProbe: probeSchema.optional(),
  readinessProbe: probeSchema.optional(),
  livenessProbe: probeSchema.optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
    capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const podSchema = z.object({
  metadata: z.object({ labels: z.object({ app: z.string() }) }),
  spec: z.object({
    securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number().min(1) }),
    containers: z.tuple([containerSchema]),
    volumes: z.array(z.object({ name: z.string() })),
    terminationGracePeriodSeconds: z.number().optional(),
  }),
});

interface Manifest {
  kind: string;
  metadata: { name: string };
  [part: string]: unknown;
}

const manifests = readdirSync(dir)
  .filter((file) => file.endsWith(".yaml") && file !== "kustomization.yaml")
  .flatMap((file) => parseAllDocuments(readFileSync(join(dir, file), "utf8")))
  // Validated by the schemas above, as far as the tests read each.
  .map((document) => document.toJS() as Manifest);
const named = (kind: string, name: string) => manifests.find((one) => one.kind === kind && one.metadata.name === name);
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
const pods = [...ofKind("Deployment"), ...ofKind("Job")].map((one) => podSchema.parse(Object(one["spec"]).template));
const servers = pods.filter(({ metadata }) => metadata.labels.app !== "publish");

describe("deploy/kubernetes", () => {
  it("lists each of its files, and no other", () => {
    const kustomization: unknown = parse(readFileSync(join(dir, "kustomization.yaml"), "utf8"));
    const { resources } = z.object({ resources: z.array(z.string()) }).parse(kustomization);
    const files = readdirSync(dir).filter((file) => !["kustomization.yaml", "secrets.example.yaml"].includes(file));
    expect(resources.toSorted()).toEqual(files.toSorted());
  });

  it.each(servers.map(({ metadata, spec }) => [metadata.labels.app, spec] as const))(
    "runs %s from the image in docker-compose.yml, with its port, a Service and probes",
    (app, { containers: [container] }) => {
      const services = Object.values(readCompose(root));
      expect(services.map(({ image }) => image)).toContain(container.image);
      expect(Object(named("Service", app)?.["spec"]).ports).toEqual([
        expect.objectContaining({ port: container.ports[0]?.containerPort, targetPort: "http" }),
      ]);
      const dockerfile = readFileSync(join(root, app, "Dockerfile"), "utf8");
      expect(dockerfile).toContain(`EXPOSE ${container.ports[0]?.containerPort}\n`);
      expect(container.readinessProbe?.httpGet.path).toBe("/readyz");
      expect(container.livenessProbe?.httpGet.path).toBe("/healthz");
    },
  );

  it.each(servers.map(({ metadata }) => metadata.labels.app))(
    "keeps at least one %s available during disruptions and rolling updates",
    (app) => {
      expect(Object(named("PodDisruptionBudget", app)?.["spec"])).toMatchObject({
        minAvailable: 1,
        selector: { matchLabels: { app } },
      });
      expect(Object(named("Deployment", app)?.["spec"])).toMatchObject({
        strategy: { type: "RollingUpdate", rollingUpdate: { maxUnavailable: 0 } },
      });
      expect(Object(named("Deployment", app)?.["spec"]).replicas).toBeGreaterThan(1);
    },
  );

  it.each(["shell", "api"])("scales %s with its load", (app) => {
    expect(Object(named("HorizontalPodAutoscaler", app)?.["spec"])).toMatchObject({
      scaleTargetRef: { kind: "Deployment", name: app },
      minReplicas: 2,
    });
  });

  it("mounts every volume it declares, and references only existing ConfigMaps and Secrets", () => {
    for (const { spec } of pods) {
      const [container] = spec.containers;
      const volumes = spec.volumes.map(({ name }) => name);
      expect(container.volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes.toSorted());
    }
    const text = JSON.stringify(manifests);
    const secrets = [...text.matchAll(/"(?:secretRef":\{"name|secretName)":"([^"]+)"/g)].map(([, name = ""]) => name);
    // The ingress manages its own certificate.
    const wanted = secrets.filter((name) => name !== "site-certificate");
    expect(wanted.filter((name) => !named("Secret", name))).toEqual([]);
    const maps = [...text.matchAll(/"configMapRef":\{"name":"([^"]+)"/g)].map(([, name = ""]) => name);
    expect(maps.filter((name) => !named("ConfigMap", name))).toEqual([]);
  });

  it("sets only settings that the servers know", () => {
    const settings = (name: string) => Object(named("ConfigMap", `${name}-settings`)?.["data"]);
    const secrets = (name: string) => Object(named("Secret", `${name}-secrets`)?.["stringData"]);
    const withoutDots = (set: Record<string, string>) =>
      Object.fromEntries(Object.entries(set).map(([key, value]) => [key, value.replaceAll("…", "x")]));
    expect(() => readShellConfig(settings("shell"))).not.toThrow();
    expect(() => readApiConfig({ ...settings("api"), ...withoutDots(secrets("api")) })).not.toThrow();
    expect(() => readRegistryConfig({ ...settings("registry"), ...withoutDots(secrets("registry")) })).not.toThrow();
  });

  it("gives pods a longer grace period than they take to drain", () => {
    for (const { spec } of servers) expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(5 + 10);
  });
});
