import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Answered {
  method: string;
  /** The pattern, not the address: `/files/:name`. */
  route: string;
  status: number;
  seconds: number;
}

export interface HttpMetrics {
  answered(answer: Answered): void;
  contentType: string;
  /** In the Prometheus text format. */
  text(): Promise<string>;
}

/** Metrics of one server; `service` is the prefix of their names. Each server has its own registry, so that two can run in one process. */
export function createHttpMetrics(service: string): HttpMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: `${service}_request_seconds`,
    help: "Response time by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
