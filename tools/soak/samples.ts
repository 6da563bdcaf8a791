import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { ProcessSize } from "../../bench/memory/process-size.ts";

export interface FaultSample {
  what: "fault";
  number: number;
  kind: string;
  fragment: string;
  /** `refused`: the shell did not render the fragment. `missing`: it did, and reported nothing of this kind. */
  report: "reported" | "refused" | "missing";
  /** The outcome of the page with the fault. */
  page: string;
  /** Until the fragment rendered again; null if it did not. */
  recoveredMs: number | null;
  /** The changed metrics of this fragment, if the report is missing. */
  changed?: Record<string, number>;
}

interface WrongSample {
  what: "wrong";
  visitor: number | "broken fragment";
  path: string;
  problem: string;
}

/** A page that a busy machine may have kept from being complete in time: see `judgeLate`. */
export interface LateSample {
  what: "late";
  visitor: number | "broken fragment";
  path: string;
  problem: string;
  /** The fragments that show the fallback. */
  fragments: string[];
}

export interface MemorySample extends ProcessSize {
  what: "memory";
  /** Progress of the run, from 0 to 1. */
  progress: number;
  /** Load average of the machine per core: above 1, some process waits for its turn. */
  load: number;
}

type Sample = FaultSample | WrongSample | LateSample | MemorySample;

/** All data for a verdict. */
export interface SoakRecord {
  pages: number;
  wrong: WrongSample[];
  late: LateSample[];
  faults: FaultSample[];
  memory: MemorySample[];
  /** Seconds in which every broken fragment was still busy with its last fault. */
  withoutFault: number;
}

export interface Recorder {
  readonly record: SoakRecord;
  add(sample: Sample): void;
}

/** Stores every sample, and writes it as a line of JSON. */
export function createRecorder(file: string): Recorder {
  mkdirSync(dirname(file), { recursive: true });
  const record: SoakRecord = { pages: 0, wrong: [], late: [], faults: [], memory: [], withoutFault: 0 };
  return {
    record,
    add(sample) {
      if (sample.what === "fault") record.faults.push(sample);
      else if (sample.what === "wrong") record.wrong.push(sample);
      else if (sample.what === "late") record.late.push(sample);
      else record.memory.push(sample);
      appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...sample })}\n`);
    },
  };
}
