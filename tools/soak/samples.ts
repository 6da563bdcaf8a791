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
  /** How the page ended on which the fault was. */
  page: string;
  /** Until the fragment rendered again; null when it did not. */
  recoveredMs: number | null;
  /** Of the metrics of this fragment, those that changed, where the report is missing. */
  changed?: Record<string, number>;
}

interface WrongSample {
  what: "wrong";
  visitor: number | "broken fragment";
  path: string;
  problem: string;
}

/** A page that a busy machine may have kept from being there in time, or being whole: see `judgeLate`. */
export interface LateSample {
  what: "late";
  visitor: number | "broken fragment";
  path: string;
  problem: string;
  /** Those of which it shows the fallback. */
  fragments: string[];
}

export interface MemorySample extends ProcessSize {
  what: "memory";
  /** Of the run, from 0 to 1. */
  progress: number;
  /** Of the whole machine, by the cores that it has: above 1 some process waits for its turn. */
  load: number;
}

type Sample = FaultSample | WrongSample | LateSample | MemorySample;

/** All the data of a verdict. */
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

/** Keeps every sample, and writes it as a line of JSON. */
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
