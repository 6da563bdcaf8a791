export interface SmsMessage {
  /** The same for every attempt: a gateway sends one message for one id. */
  id: string;
  /** Eleven digits, of the mainland. */
  phone: string;
  text: string;
  /** The code in the text. */
  code: string;
}

/** `unknown`: it may have been sent, nobody says so. `refused`: it was not. */
export type SmsOutcome = "sent" | "refused" | "unknown";

/** Whatever sends text messages. Does not throw for what a gateway or a network may do. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<SmsOutcome>;
}
