import { cookieNames, type Locale } from "@zhian/contracts/locale";
import type { FastifyRequest } from "fastify";
import { readLocale } from "./read-locale.ts";

/** Who calls, as far as a call may mind. */
export interface Caller {
  /** Of the visitor, where a trusted proxy says it; otherwise of the peer. */
  address: string;
  /** The same for one browser at one address. Not to be stored as it is. */
  session: string;
  locale: Locale;
  header(name: string): string | undefined;
}

const visitorCookie = new RegExp(`(?:^|;\\s?)${cookieNames.visitor}=([^;\\s]{1,100})`);

export function toCaller(request: FastifyRequest): Caller {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const visitor = visitorCookie.exec(header("cookie") ?? "")?.[1] ?? "";
  return {
    address: request.ip,
    session: JSON.stringify([request.ip, header("user-agent") ?? "", visitor]),
    locale: readLocale(header("accept-language")),
    header,
  };
}
