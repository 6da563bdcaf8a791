import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { withRetries } from "@zhian/fragment/with-retries";

const loadLibrary = () =>
  withRetries(
    () => import(/* webpackChunkName: "passkeys" */ "@simplewebauthn/browser"),
    () => true,
  );

/** The outcome of a ceremony: the browser's response, or why there is none. */
export type Ceremony = { status: "done"; response: Record<string, unknown> } | { status: "left" | "known" | "failed" };

/** Makes the browser create a passkey. `options` come from the server. */
export function makePasskey(options: object): Promise<Ceremony> {
  return run(async () => {
    const { startRegistration } = await loadLibrary();
    // Created by the server part of the same library, which defines the shape.
    const response = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
    return { ...response };
  });
}

/** Makes the browser sign a challenge with a passkey that it holds. */
export function askForPasskey(options: object): Promise<Ceremony> {
  return run(async () => {
    const { startAuthentication } = await loadLibrary();
    // As above.
    const response = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    return { ...response };
  });
}

async function run(ceremony: () => Promise<Record<string, unknown>>): Promise<Ceremony> {
  try {
    return { status: "done", response: await ceremony() };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    // Browsers report a cancelled ceremony and one that timed out in the same way.
    if (name === "NotAllowedError" || name === "AbortError") return { status: "left" };
    return { status: name === "InvalidStateError" ? "known" : "failed" };
  }
}
