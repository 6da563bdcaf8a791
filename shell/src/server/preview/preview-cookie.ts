import { cookieNames } from "@zhian/contracts/locale";

const pausedPrefix = "paused.";

export interface KeptPass {
  pass: string;
  isPaused: boolean;
}

/** Parses the cookie's value, without verifying the pass. */
export function readKeptPass(value: string): KeptPass {
  const isPaused = value.startsWith(pausedPrefix);
  return { pass: isPaused ? value.slice(pausedPrefix.length) : value, isPaused };
}

/** `seconds`: zero removes the cookie. */
export function writeKeptPass(
  { pass, isPaused }: KeptPass,
  { seconds, isHttps }: { seconds: number; isHttps: boolean },
): string {
  const value = isPaused ? pausedPrefix + pass : pass;
  const secure = isHttps ? "; Secure" : "";
  return `${cookieNames.preview}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`;
}

export function clearKeptPass(isHttps: boolean): string {
  return writeKeptPass({ pass: "", isPaused: false }, { seconds: 0, isHttps });
}
