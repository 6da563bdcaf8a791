import type { Locale } from "@zhian/contracts/locale";
import type { PreviewRefusal } from "../preview/preview.ts";

interface PreviewWords {
  title: string;
  /** Before the releases shown, between them and the end time, and after it. */
  shows: readonly [string, string, string];
  /** In place of `shows`, once all visitors are served it. */
  released: readonly [string, string, string];
  paused: readonly [string, string, string];
  notHere: string;
  /** Before and after the releases. */
  failed: readonly [string, string];
  pause: string;
  resume: string;
  leave: string;
  /** For a page on which the preview has ended. */
  asEverybody: string;
  toSite: string;
  /** Before, between and after the two previews. */
  another: readonly [string, string, string];
  switchTo: string;
  stay: string;
  separator: string;
  refused: Readonly<Record<PreviewRefusal, string>>;
}

export const previewWords: Readonly<Record<Locale, PreviewWords>> = {
  en: {
    title: "Preview",
    shows: ["You are viewing ", ", which has not been released. Visitors cannot see it. Expires on ", "."],
    released: ["You are viewing ", ", which has since been released: everyone can see it. Expires on ", "."],
    paused: ["You are viewing the released site. The preview of ", " is paused. It expires on ", "."],
    notHere: "Nothing on this page comes from the preview.",
    failed: ["The server could not render ", " here, so its part of the page may be empty or appear late."],
    pause: "Show the released site",
    resume: "Show the preview",
    leave: "Leave the preview",
    asEverybody: "You are viewing the same site as everyone else.",
    toSite: "Go to the site",
    another: ["You are previewing ", ". This link shows ", " instead."],
    switchTo: "Show the other preview",
    stay: "Stay in this one",
    separator: ", ",
    refused: {
      invalid: "This preview link is not valid: it is incomplete or has been changed.",
      elsewhere: "This preview link is for another site.",
      expired: "This preview has expired.",
      revoked: "This preview was revoked.",
      gone: "This preview shows a release that no longer exists.",
      withdrawn: "This preview shows a release that was rolled back.",
      unreachable: "We cannot check at the moment whether this preview is still valid. Please try again in a minute.",
    },
  },
  zh: {
    title: "预览",
    shows: ["您看到的是尚未发布的 ", "，普通访客看不到。预览有效期至 ", "。"],
    released: ["您看到的 ", " 现已发布，所有访客都能看到。预览有效期至 ", "。"],
    paused: ["您看到的是线上版本，", " 的预览已暂停。预览有效期至 ", "。"],
    notHere: "本页没有来自该预览的内容。",
    failed: ["服务器未能在此渲染 ", "，对应位置可能为空或稍后才显示。"],
    pause: "查看线上版本",
    resume: "查看预览",
    leave: "退出预览",
    asEverybody: "您看到的网站与其他访客相同。",
    toSite: "前往网站",
    another: ["您正在预览 ", "。此链接将改为预览 ", "。"],
    switchTo: "切换到新的预览",
    stay: "继续当前预览",
    separator: "、",
    refused: {
      invalid: "预览链接无效：链接不完整或被修改过。",
      elsewhere: "该预览链接属于其他站点。",
      expired: "该预览已过期。",
      revoked: "该预览已被撤销。",
      gone: "该预览所用的版本已不存在。",
      withdrawn: "该预览所用的版本已被撤回。",
      unreachable: "暂时无法确认该预览是否仍然有效，请一分钟后重试。",
    },
  },
};

/** Names and versions, for use in a sentence. */
export function releaseNames(releases: readonly { name: string; version: string }[], locale: Locale): string {
  // Both contain only letters, digits, dots and dashes.
  return releases.map(({ name, version }) => `${name} ${version}`).join(previewWords[locale].separator);
}
