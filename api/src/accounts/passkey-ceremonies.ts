import { ApiFault } from "../http/api-fault.ts";

/** Loaded with the first passkey: loading is slow, and few calls need it. */
export const loadLibrary = () => import("@simplewebauthn/server");

/** Undefined if the library throws, as it does for any data that our pages do not send. Database errors are rethrown. */
export async function judged<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error && !("code" in error && typeof error.code === "string" && /^\d/.test(error.code))) {
      return undefined;
    }
    throw error;
  }
}

/** The same fault, whatever is wrong with the passkey. */
export function notTaken(): ApiFault {
  return new ApiFault(422, {
    words: {
      zh: "通行密钥未通过验证，请重试或改用其他方式登录",
      en: "The passkey was not accepted. Please try again, or log in another way.",
    },
  });
}
