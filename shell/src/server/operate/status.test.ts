import { expect, it } from "@jest/globals";
import { createMetrics } from "./metrics.ts";
import { readStatus } from "./status.ts";

it("tells the operator what is served, and what is missing", async () => {
  const metrics = createMetrics();
  expect(await readStatus(metrics)).toMatchObject({ degraded: true, revision: undefined });

  metrics.revision.set(7);
  const labels = { fragment: "mf-a", version: "1.0.0" };
  metrics.breakers.set(labels, 0);
  const well = { degraded: false, revision: 7, snapshotExpired: false, registrySilentSeconds: 0, notAsked: [] };
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
