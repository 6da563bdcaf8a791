import type { FragmentManifest } from "@zhian/contracts/fragment";
import { nameOf } from "../releases/choose-surplus.ts";

interface Entry {
  /** Name and version. */
  release: string;
  running: Promise<unknown>;
  hasEnded: boolean;
}

/** The releases that are being prepared, for the next snapshot or for previews, and those that have been and may go live. */
export class Preparations {
  #all: readonly Entry[] = [];

  async run<T>(manifest: FragmentManifest, work: () => Promise<T>): Promise<T> {
    const running = work();
    const added: Entry = { release: nameOf(manifest), running, hasEnded: false };
    this.#all = [...this.#all.filter(({ release, hasEnded }) => !hasEnded || release !== added.release), added];
    try {
      return await running;
    } finally {
      added.hasEnded = true;
    }
  }

  releases(): readonly string[] {
    return this.#all.map(({ release }) => release);
  }

  /** Resolves when all that run now have ended; never rejects. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#all.map(({ running }) => running));
  }

  forgetEnded(): void {
    this.#all = this.#all.filter(({ hasEnded }) => !hasEnded);
  }
}
