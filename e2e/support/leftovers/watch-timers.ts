import type { Held } from "./register.ts";

/** Runs in the page, after `keepRegister`: timers and repeated animation frames. */
export function watchTimers(): void {
  const register = window.__register;
  const timers = new Map<unknown, Held | undefined>();
  const frames = new Map<unknown, Held | undefined>();

  function begins(name: "setTimeout" | "setInterval" | "requestAnimationFrame", of: typeof timers, what: string): void {
    const begin = window[name] as (work: unknown, ...given: unknown[]) => unknown;
    Reflect.set(window, name, (work: unknown, ...given: unknown[]) => {
      const run = (...heard: unknown[]) => {
        if (name !== "setInterval") end(of, id);
        if (typeof work === "function") Reflect.apply(work, undefined, heard);
      };
      const id = begin(typeof work === "function" ? run : work, ...given);
      of.set(id, register.add(what));
      return id;
    });
  }

  function ends(name: "clearTimeout" | "clearInterval" | "cancelAnimationFrame", of: typeof timers): void {
    const original = window[name] as (id: unknown) => void;
    Reflect.set(window, name, (id: unknown) => {
      end(of, id);
      original(id);
    });
  }

  function end(of: typeof timers, id: unknown): void {
    register.drop(of.get(id));
    of.delete(id);
  }

  begins("setTimeout", timers, "timeout");
  begins("setInterval", timers, "interval");
  begins("requestAnimationFrame", frames, "animation frame");
  ends("clearTimeout", timers);
  ends("clearInterval", timers);
  ends("cancelAnimationFrame", frames);
}
