import { vitalNames } from "@zhian/contracts/vitals";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** All metrics of one shell. Each shell has its own registry, so that two can run in one process. */
export function createMetrics(droppedLines = () => 0) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const dropped: Gauge = new Gauge({
    name: "shell_log_dropped_lines",
    help: "Log lines that were dropped",
    registers,
    collect() {
      dropped.set(droppedLines());
    },
  });
  return {
    registry,
    requests: new Counter({
      name: "shell_requests_total",
      help: "Answers by kind of request and status",
      labelNames: ["kind", "status"],
      registers,
    }),
    pages: new Counter({
      name: "shell_page_cache_total",
      help: "Pages by what the cache did",
      labelNames: ["cache"],
      registers,
    }),
    ...renderMetrics(registers),
    ...snapshotMetrics(registers),
    ...keyMetrics(registers),
    ...vitalMetrics(registers),
    shed: new Counter({
      name: "shell_shed_total",
      help: "Requests turned away, by reason",
      labelNames: ["reason"],
      registers,
    }),
    reports: new Counter({
      name: "shell_reports_total",
      help: "Reports that browsers sent, about the site or about what is outside of it, such as an extension of the browser",
      labelNames: ["about"],
      registers,
    }),
  };
}

/** Measurements from pages. `forgetVitals` removes those of releases that are no longer served. */
function vitalMetrics(registers: Registry[]) {
  return {
    vitals: new Histogram({
      name: "shell_vital_seconds",
      help: "What pages measured: lcp, inp, ttfb, long-task and mount, by the release that it is laid to",
      labelNames: ["fragment", "version", "vital"],
      buckets: [0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 10],
      registers,
    }),
    layoutShifts: new Histogram({
      name: "shell_layout_shift_score",
      help: "How far pages jumped (CLS), by the release that it is laid to",
      labelNames: ["fragment", "version"],
      buckets: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
    vitalsRefused: new Counter({
      name: "shell_vitals_refused_total",
      help: "Measurements of pages that were not counted, by reason",
      labelNames: ["reason"],
      registers,
    }),
    vitalsDropped: new Counter({
      name: "shell_vitals_dropped_total",
      help: "Values that were dropped because the registry did not take them in time",
      registers,
    }),
  };
}

export function forgetVitals({ vitals, layoutShifts }: Metrics, fragment: string, version: string): void {
  layoutShifts.remove({ fragment, version });
  for (const vital of vitalNames) vitals.remove({ fragment, version, vital });
}

function renderMetrics(registers: Registry[]) {
  return {
    renders: new Histogram({
      name: "shell_render_seconds",
      help: "Time of one fragment's answer",
      labelNames: ["fragment", "version", "outcome"],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2],
      registers,
    }),
    breakers: new Gauge({
      name: "shell_circuit_open",
      help: "1 while a release is not asked",
      labelNames: ["fragment", "version"],
      registers,
    }),
    leftovers: new Counter({
      name: "shell_left_behind_total",
      help: "What renders left in their workers, by kind",
      labelNames: ["fragment", "version", "kind"],
      registers,
    }),
    rendererRss: new Gauge({ name: "shell_renderer_rss_bytes", help: "Resident memory of the renderer", registers }),
    rendererStarts: new Counter({ name: "shell_renderer_starts_total", help: "Renderer processes begun", registers }),
  };
}

function snapshotMetrics(registers: Registry[]) {
  return {
    revision: new Gauge({ name: "shell_snapshot_revision", help: "Revision that is served", registers }),
    source: new Gauge({
      name: "shell_pages_source",
      help: "1 for where what is served came from: registry, disk, or builtin while there is no snapshot",
      labelNames: ["source"],
      registers,
    }),
    issuedAt: new Gauge({
      name: "shell_snapshot_issued_timestamp_seconds",
      help: "When the served snapshot was signed",
      registers,
    }),
    expired: new Gauge({ name: "shell_snapshot_expired", help: "1 when the served snapshot has expired", registers }),
    rejected: new Counter({
      name: "shell_snapshot_rejected_total",
      help: "Snapshots that were not taken, by reason",
      labelNames: ["reason"],
      registers,
    }),
    notReady: new Counter({
      name: "shell_snapshot_not_ready_total",
      help: "Times that a release of a good snapshot could not be downloaded, verified or warmed",
      registers,
    }),
    registrySilence: new Gauge({
      name: "shell_registry_silent_seconds",
      help: "Since the registry last answered",
      registers,
    }),
    registryErrors: new Counter({
      name: "shell_registry_errors_total",
      help: "Questions to the registry that failed",
      labelNames: ["reason"],
      registers,
    }),
  };
}

function keyMetrics(registers: Registry[]) {
  return {
    keyEnds: new Gauge({
      name: "shell_signing_key_ends_timestamp_seconds",
      help: "Until when snapshots of a key are taken; +Inf for keys that are set",
      labelNames: ["key"],
      registers,
    }),
    keyListVersion: new Gauge({ name: "shell_key_list_version", help: "Of the list of signing keys", registers }),
    keyListExpires: new Gauge({
      name: "shell_key_list_expires_timestamp_seconds",
      help: "When a root should have signed another list",
      registers,
    }),
    keyListRejected: new Counter({
      name: "shell_key_list_rejected_total",
      help: "Lists of signing keys that were not taken, by reason",
      labelNames: ["reason"],
      registers,
    }),
    keyWarnings: new Gauge({
      name: "shell_signing_keys_warning",
      help: "1 while the operator has to do something about the signing keys",
      labelNames: ["warning"],
      registers,
    }),
  };
}
