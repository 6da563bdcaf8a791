import { expect, it } from "@jest/globals";
import { createMetrics } from "./metrics.ts";
import { readStatus } from "./status.ts";

it("reports served and missing releases to the operator", async () => {
  const metrics = createMetrics();
  expect(await readStatus(metrics)).toMatchObject({ degraded: true, revision: undefined });

  metrics.source.set({ source: "builtin" }, 1);
  expect(await readStatus(metrics)).toMatchObject({ degraded: true, source: "builtin" });
  metrics.source.reset();
  metrics.source.set({ source: "disk" }, 1);

  metrics.revision.set(7);
  const labels = { fragment: "mf-a", version: "1.0.0" };
  metrics.breakers.set(labels, 0);
  const facts = {
    revision: 7,
    source: "disk",
    snapshotExpired: false,
    registrySilentSeconds: 0,
    notAsked: [],
    signingKeys: [],
    keyWarnings: [],
  };
  const well = { degraded: false, ...facts };
  expect(await readStatus(metrics)).toEqual(well);

  metrics.breakers.set(labels, 1);
  expect(await readStatus(metrics)).toEqual({ ...well, degraded: true, notAsked: ["mf-a@1.0.0"] });
  metrics.breakers.set(labels, 0);
  metrics.registrySilence.set(3600);
  expect(await readStatus(metrics)).toEqual({ ...well, degraded: true, registrySilentSeconds: 3600 });
  metrics.registrySilence.set(0);
  metrics.expired.set(1);
  expect(await readStatus(metrics)).toEqual({ ...well, degraded: true, snapshotExpired: true });
});
