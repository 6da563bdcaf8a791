import type { SmsGateway } from "./sms-gateway.ts";

export interface OutboxMessage {
  phone: string;
  text: string;
  code: string;
  at: string;
}

export interface Outbox extends SmsGateway {
  /** Newest first; only those to `phone` if it is given. */
  messages(phone?: string): OutboxMessage[];
}

const mostMessages = 5_000;

/** Sends nothing: stores the messages in this process's memory, to be shown instead. */
export function createOutbox(): Outbox {
  const messages: OutboxMessage[] = [];
  return {
    async send({ phone, text, code }) {
      messages.push({ phone, text, code, at: new Date().toISOString() });
      if (messages.length > mostMessages) messages.shift();
      return "sent";
    },
    messages: (phone) => messages.filter((each) => phone === undefined || each.phone === phone).toReversed(),
  };
}
