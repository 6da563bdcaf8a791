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
      help: "Responses by kind of request and status",
      labelNames: ["kind", "status"],
      registers,
    }),
    pages: new Counter({
      name: "shell_page_cache_total",
      help: "Pages by cache result",
      labelNames: ["cache"],
      registers,
    }),
    ...renderMetrics(registers),
    ...snapshotMetrics(registers),
    ...keyMetrics(registers),
    ...vitalMetrics(registers),
    shed: new Counter({
      name: "shell_shed_total",
      help: "Requests that were shed, by reason",
      labelNames: ["reason"],
      registers,
    }),
    reports: new Counter({
      name: "shell_reports_total",
      help: "Reports from browsers, about the site or about something outside of it, such as a browser extension",
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
      help: "Measurements from pages: lcp, inp, ttfb, long-task and mount, by the release that they are attributed to",
      labelNames: ["fragment", "version", "vital"],
      buckets: [0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 10],
      registers,
    }),
    layoutShifts: new Histogram({
      name: "shell_layout_shift_score",
      help: "Layout shifts in pages (CLS), by the release that they are attributed to",
      labelNames: ["fragment", "version"],
      buckets: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
    vitalsRefused: new Counter({
      name: "shell_vitals_refused_total",
      help: "Measurements from pages that were not counted, by reason",
      labelNames: ["reason"],
      registers,
    }),
    vitalsDropped: new Counter({
      name: "shell_vitals_dropped_total",
      help: "Measurements that were dropped because the registry did not accept them in time",
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
      help: "Render time of one fragment",
      labelNames: ["fragment", "version", "outcome"],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2],
      registers,
    }),
    breakers: new Gauge({
      name: "shell_circuit_open",
      help: "1 while the circuit breaker of a release is open",
      labelNames: ["fragment", "version"],
      registers,
    }),
    leftovers: new Counter({
      name: "shell_left_behind_total",
      help: "Resources that renders left behind in their workers, by kind",
      labelNames: ["fragment", "version", "kind"],
      registers,
    }),
    rendererRss: new Gauge({ name: "shell_renderer_rss_bytes", help: "Resident memory of the renderer", registers }),
    rendererStarts: new Counter({ name: "shell_renderer_starts_total", help: "Renderer processes started", registers }),
  };
}

function snapshotMetrics(registers: Registry[]) {
  return {
    revision: new Gauge({ name: "shell_snapshot_revision", help: "Revision being served", registers }),
    source: new Gauge({
      name: "shell_pages_source",
      help: "1 for the source of the served pages: registry, disk, or builtin while there is no snapshot",
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
      help: "Snapshots that were rejected, by reason",
      labelNames: ["reason"],
      registers,
    }),
    notReady: new Counter({
      name: "shell_snapshot_not_ready_total",
      help: "Times that a release of a valid snapshot could not be downloaded, verified or warmed up",
      registers,
    }),
    registrySilence: new Gauge({
      name: "shell_registry_silent_seconds",
      help: "Time since the registry last responded",
      registers,
    }),
    registryErrors: new Counter({
      name: "shell_registry_errors_total",
      help: "Requests to the registry that failed, by reason",
      labelNames: ["reason"],
      registers,
    }),
  };
}

function keyMetrics(registers: Registry[]) {
  return {
    keyEnds: new Gauge({
      name: "shell_signing_key_ends_timestamp_seconds",
      help: "When snapshots signed with a key stop being accepted; +Inf for keys from the settings",
      labelNames: ["key"],
      registers,
    }),
    keyListVersion: new Gauge({
      name: "shell_key_list_version",
      help: "Version of the list of signing keys",
      registers,
    }),
    keyListExpires: new Gauge({
      name: "shell_key_list_expires_timestamp_seconds",
      help: "When the list of signing keys expires",
      registers,
    }),
    keyListRejected: new Counter({
      name: "shell_key_list_rejected_total",
      help: "Lists of signing keys that were rejected, by reason",
      labelNames: ["reason"],
      registers,
    }),
    keyWarnings: new Gauge({
      name: "shell_signing_keys_warning",
      help: "1 while the signing keys require action by the operator",
      labelNames: ["warning"],
      registers,
    }),
  };
}
