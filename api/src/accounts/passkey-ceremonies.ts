import { ApiFault } from "../http/api-fault.ts";

/** Loaded for the first passkey: it takes a while, and few calls need it. */
export const loadLibrary = () => import("@simplewebauthn/server");

/** The library throws for all data that our pages do not send; database errors are handled separately. */
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

/** The same for every fault. */
export function notTaken(): ApiFault {
  return new ApiFault(422, {
    words: {
      zh: "通行密钥未通过验证，请重试或改用其他方式登录",
      en: "The passkey was not accepted. Please try again, or log in another way.",
    },
  });
}
