import type { AccountField, AccountFormName } from "@zhian/contracts/account-forms";
import { ApiFault, type Words } from "../http/api-fault.ts";
import { refusedCode, unusablePhone } from "../quote/quote-faults.ts";
import { sayWait } from "../sms/sending-faults.ts";

/** The same fault for a wrong password and an unknown name. */
export function wrongLogin(): ApiFault {
  return new ApiFault(422, {
    words: { zh: "用户名或密码错误", en: "Incorrect user name or password." },
    field: "password",
  });
}

export function waitFirst(waitSeconds: number): ApiFault {
  const { zh, en } = sayWait(waitSeconds);
  return new ApiFault(429, {
    headers: { "retry-after": String(waitSeconds) },
    words: {
      zh: `尝试次数过多，请 ${zh}后再试，也可以改用验证码登录`,
      en: `Too many attempts. Please try again in ${en}, or log in with a code.`,
    },
  });
}

const fieldWords = {
  account: { zh: "请输入用户名或手机号", en: "Please enter your user name or mobile number." },
  password: { zh: "请输入密码", en: "Please enter your password." },
  username: {
    zh: "用户名为 4 到 32 个字符，可用字母、数字、汉字和 _ - .，不能全是数字",
    en: "A user name has 4 to 32 characters: letters, digits, Chinese characters, _ - or . Not only digits.",
  },
  usernameTaken: { zh: "该用户名已被使用", en: "This user name is taken." },
  phoneTaken: {
    zh: "该手机号已注册，请直接登录",
    en: "This phone number already has an account. Please log in.",
  },
  passwordLength: { zh: "密码为 8 到 128 个字符", en: "A password must have 8 to 128 characters." },
  passwordCommon: {
    zh: "这个密码太常见，很容易被猜到，请换一个",
    en: "This password is too common and easy to guess. Please choose another one.",
  },
  passwordOwn: {
    zh: "密码不能包含用户名或手机号",
    en: "A password must not contain your user name or phone number.",
  },
  presentWrong: { zh: "当前密码错误", en: "Your current password is incorrect." },
  passkeyName: { zh: "请输入名称，最多 64 个字符", en: "Please enter a name: up to 64 characters." },
  ticket: {
    zh: "验证已失效，请重新获取验证码",
    en: "Your verification has expired. Please request a new code.",
  },
} as const satisfies Record<string, Words>;

/** A fault in a visitor's input, with its text and the form's field. */
export function formFault(what: keyof typeof fieldWords, field: string): ApiFault {
  return new ApiFault(422, { words: fieldWords[what], field });
}

type SignInForm = Exclude<AccountFormName, "personalRealName" | "enterpriseRealName" | "referralLink" | "passkeyName">;
type AccountFaults = { [Name in SignInForm]: Record<AccountField<Name>, () => ApiFault> };

const newPassword = () => formFault("passwordLength", "password");

/** One fault per field, whatever is wrong with it: the page has already shown the details. */
export const accountFaults: AccountFaults = {
  signIn: {
    username: () => formFault("account", "username"),
    password: () => formFault("password", "password"),
  },
  signInByPhone: { phone: unusablePhone, code: refusedCode },
  registration: {
    username: () => formFault("username", "username"),
    phone: unusablePhone,
    code: refusedCode,
    password: newPassword,
  },
  resetCode: { account: () => formFault("account", "account"), code: refusedCode },
  resetPassword: { password: newPassword },
  passwordChange: { present: () => formFault("presentWrong", "present"), password: newPassword },
};

/** An invalid ticket: it has no field in the form. */
export function ticketRefused(): ApiFault {
  return new ApiFault(422, { words: fieldWords.ticket });
}
