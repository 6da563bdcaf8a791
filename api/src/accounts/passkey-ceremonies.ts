import { ApiFault } from "../http/api-fault.ts";

/** Loaded with the first passkey: it takes a while, and few calls need it. */
export const loadLibrary = () => import("@simplewebauthn/server");

/** The library throws for everything that a browser of ours does not send; what the database throws is another matter. */
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

/** Whatever is wrong with it. */
export function notTaken(): ApiFault {
  return new ApiFault(422, {
    words: {
      zh: "通行密钥未通过验证，请重试或改用其他方式登录",
      en: "The passkey was not accepted. Please try again, or log in another way.",
    },
  });
}
