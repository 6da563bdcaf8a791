import { inspectPassSchema } from "@zhian/contracts/inspect-pass";
import { cookieNames } from "@zhian/contracts/locale";
import type { TrustedKeys } from "../../snapshot/key-ring.ts";
import { readSignedPass } from "../../snapshot/read-signed-pass.ts";
import { isRead, refuseMethod, reply, replyText, type Serve } from "./exchange.ts";

interface Options {
  keys: Pick<TrustedKeys, "find">;
  environment: string;
  /** For a developer's own machine. */
  isAlwaysOn: boolean;
  isHttps: boolean;
  now?: () => number;
}

export interface Inspection {
  /** Whether a visitor's pages include the inspectors. `pass`: from the visitor's cookie. */
  isOn(pass: string | undefined): boolean;
  /** Stores a pass in a cookie, or removes it. */
  serve: Serve;
}

export function createInspection({ keys, environment, isAlwaysOn, isHttps, now = Date.now }: Options): Inspection {
  const secure = isHttps ? "; Secure" : "";

  /** Undefined unless the pass is valid here. */
  function secondsLeft(text: string): number | undefined {
    const pass = readSignedPass(text, keys, inspectPassSchema);
    const left = pass?.environment === environment ? Date.parse(pass.expiresAt) - now() : 0;
    return left > 0 ? Math.ceil(left / 1000) : undefined;
  }

  return {
    isOn: (pass) => isAlwaysOn || (pass !== undefined && secondsLeft(pass) !== undefined),
    serve(exchange) {
      exchange.kind = "inspect";
      if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
      const pass = new URL(exchange.request.url ?? "/", "http://site").searchParams.get("pass") ?? "";
      const seconds = pass === "" ? 0 : secondsLeft(pass);
      if (seconds === undefined) return replyText(exchange, 403, "This pass is not valid here or has expired.\n");
      const cookie = `${cookieNames.inspect}=${pass}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`;
      reply(exchange, 303, { headers: { location: "/", "set-cookie": cookie, "cache-control": "no-store" } });
    },
  };
}
