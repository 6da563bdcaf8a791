import { ApiFault } from "../http/api-fault.ts";
import type { SendOutcome } from "./send-code.ts";

export function toSendingFault(outcome: Exclude<SendOutcome, { status: "sent" }>): ApiFault {
  switch (outcome.status) {
    case "token-refused":
      return puzzleFirst();
    case "limited":
      return limitFault(outcome.waitSeconds);
    case "failed":
      return failedFault(outcome.isCounted);
  }
}

/** The token is missing, spent, too old or another session's: the response does not reveal which. */
export function puzzleFirst(): ApiFault {
  return new ApiFault(422, {
    words: { zh: "请先完成滑块验证", en: "Please solve the puzzle first." },
  });
}

/** The same fault for every limit. */
function limitFault(waitSeconds: number): ApiFault {
  const { zh, en } = sayWait(waitSeconds);
  return new ApiFault(429, {
    headers: { "retry-after": String(waitSeconds) },
    words: { zh: `验证码发送过于频繁，请 ${zh}后再试`, en: `Too many codes were sent. Please try again in ${en}.` },
  });
}

const uncountedSeconds = 5;
const countedSeconds = 60;

/** The gateway refused the message; if `isCounted`, it may have accepted it, and the phone has to wait a minute. */
function failedFault(isCounted: boolean): ApiFault {
  const words = isCounted
    ? {
        zh: "短信服务没有回应。如果 1 分钟内没有收到验证码，请重新发送",
        en: "The text message service did not respond. If no code arrives within a minute, please try again.",
      }
    : {
        zh: "短信服务暂时不可用，验证码没有发出，请稍后重试",
        en: "Text messages cannot be sent right now, so no code was sent. Please try again in a moment.",
      };
  return new ApiFault(503, {
    headers: { "retry-after": String(isCounted ? countedSeconds : uncountedSeconds) },
    words,
  });
}

export function sayWait(seconds: number): { zh: string; en: string } {
  if (seconds <= 120) return { zh: `${seconds} 秒`, en: seconds === 1 ? "a second" : `${seconds} seconds` };
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return { zh: `${minutes} 分钟`, en: `${minutes} minutes` };
  const hours = Math.ceil(minutes / 60);
  return { zh: `${hours} 小时`, en: `${hours} hours` };
}
