export interface SmsMessage {
  /** The same for every attempt: a gateway sends one message per id. */
  id: string;
  /** Eleven digits: a number in mainland China. */
  phone: string;
  text: string;
  /** The code in the text. */
  code: string;
}

/** `unknown`: it may or may not have been sent. `refused`: it was not. */
export type SmsOutcome = "sent" | "refused" | "unknown";

/** Sends text messages. Does not throw for faults of a gateway or a network. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<SmsOutcome>;
}
