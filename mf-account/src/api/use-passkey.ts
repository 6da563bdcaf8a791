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

/** The outcome of a ceremony: the browser's answer, or why there is none. */
export type Ceremony = { status: "done"; response: Record<string, unknown> } | { status: "left" | "known" | "failed" };

/** Has the browser create a key. `options` are the server's. */
export function makePasskey(options: object): Promise<Ceremony> {
  return run(async () => {
    const { startRegistration } = await loadLibrary();
    // Made by the same library's server half, which knows its shape.
    const response = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
    return { ...response };
  });
}

/** Has the browser answer with a key that it holds. */
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
