import type { Drains } from "../drain/measure-drain.ts";
import type { Memory } from "../memory/measure-memory.ts";
import type { Rolling } from "../rolling/measure-rolling.ts";
import type { SlowClients } from "../slow-clients/measure-slow-clients.ts";
import type { Starts } from "../start/measure-start.ts";
import type { Storm } from "../storm/measure-storm.ts";
import { formatNumber, formatSpread } from "../table.ts";
import { formatTimes, type Target } from "./target.ts";

export function memoryTargets({ pages, flips, start, afterPages, afterFlips, slopeMb }: Memory): Target[] {
  const growth = (afterFlips.rssMb.median / start.rssMb.median - 1) * 100;
  const counts = (["threads", "descriptors"] as const).map(
    (figure) =>
      `${figure} ${[start, afterPages, afterFlips].map((size) => formatNumber(size[figure].median)).join(" → ")}`,
  );
  const sizes = [start, afterPages, afterFlips].map(({ rssMb }) => formatSpread(rssMb)).join(" → ");
  return [
    {
      what: `memory, ${formatNumber(flips)} flips and ${formatNumber(pages)} pages`,
      yardstick: "start",
      target: "≤ +5 %, ≤ 1 MiB per 10,000",
      measured: `${growth >= 0 ? "+" : ""}${formatNumber(growth, 1)} %, ${formatNumber(slopeMb, 1)} MiB per 10,000 pages; ${sizes} MiB; ${counts.join("; ")}`,
      isMet: growth <= 5 && slopeMb <= 1,
    },
  ];
}

export function drainTargets({ services }: Drains): Target[] {
  return services.map(({ name, times, requests, dropped, exitMs, badExits }) => ({
    what: `SIGTERM under load, ${formatNumber(times)} times: ${name}`,
    yardstick: "–",
    target: "0 dropped, exit 0 ≤ 10 s",
    measured: `${formatNumber(dropped)} dropped of ${formatNumber(requests)}; exited in ${formatSpread(exitMs)} ms${badExits.length === 0 ? "" : `; exits ${badExits.join(", ")}`}`,
    isMet: dropped === 0 && badExits.length === 0 && exitMs.max <= 10_000,
  }));
}

export function startTargets({ withRegistry, withoutRegistry, withoutAddsMs }: Starts): Target[] {
  const { listeningMs, readyMs, firstPageMs } = withRegistry;
  return [
    {
      what: "startup, warm disk",
      yardstick: "–",
      target: "ready ≤ 4 s",
      measured: `${formatSpread(readyMs)} ms; listening after ${formatSpread(listeningMs)} ms, first page in ${formatSpread(firstPageMs)} ms`,
      isMet: readyMs.median <= 4000,
    },
    {
      what: "the same, registry down",
      yardstick: "startup with the registry",
      target: "adds ≤ 0.5 s",
      measured: `adds ${formatSpread(withoutAddsMs)} ms; ready after ${formatSpread(withoutRegistry.readyMs)} ms`,
      isMet: withoutAddsMs.median <= 500,
    },
  ];
}

export function rollingTargets({ rounds, pages, failed }: Rolling): Target[] {
  const count = Object.values(failed).reduce((sum, one) => sum + one, 0);
  return [
    {
      what: `two shells behind a balancer, restarted one after the other, ${formatNumber(rounds)} times`,
      yardstick: "–",
      target: "0 failed",
      measured: `${formatNumber(count)} failed of ${formatNumber(pages)} pages`,
      isMet: count === 0,
    },
  ];
}

export function slowClientTargets({ clients, figures, rate }: SlowClients): Target[] {
  const { ratio, growthMb, notGood, besideP99Ms } = figures;
  return [
    {
      what: `${clients} visitors slow to send, ${clients} slow to read: the others' p99, at ${rate} per second`,
      yardstick: "without them",
      target: "≤ 2×, ≤ 64 MiB more",
      measured: `${formatTimes(ratio)}; p99 ${formatSpread(besideP99Ms)} ms; ${formatSpread(growthMb)} MiB more; at most ${formatNumber(notGood.max)} not whole`,
      isMet: ratio.median <= 2 && growthMb.median <= 64,
    },
  ];
}

export function stormTargets({ visitors, renders, notGood }: Storm): Target[] {
  const [most, worst] = [renders, notGood].map((counts) => Math.max(...counts));
  return [
    {
      what: `${formatNumber(visitors)} visitors at once for an uncached page`,
      yardstick: "–",
      target: "≤ 1 render",
      measured: `renders: at most ${formatNumber(most ?? 0)}; visitors without a whole page: at most ${formatNumber(worst ?? 0)}`,
      isMet: most === 1 && worst === 0,
    },
  ];
}
