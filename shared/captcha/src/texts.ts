import type { Locale } from "@zhian/contracts/locale";

const en = {
  title: "Slide the piece into place",
  close: "Close",
  hint: "Drag the handle, use the arrow keys, or tap where the piece belongs.",
  handle: "Puzzle piece",
  at: "{n} px from the left",
  picture: "Puzzle: an image with a gap, and the piece cut out of it",
  confirm: "Confirm",
  other: "New image",
  cannot: "I can't use the puzzle",
  working: "Your device is solving a task instead. This takes a few seconds.",
  loading: "Loading the puzzle",
  lost: "The puzzle could not be loaded.",
  retry: "Retry",
  passed: "Verified!",
  failed: "Not verified",
  again: "try again",
  send: "Send code",
  wait: "{n} seconds retry",
  resend: "Resend",
  sent: "The code has been sent",
  unreachable: "The service is not responding. What you typed is kept: please try again.",
};

const zh: typeof en = {
  title: "拖动滑块，完成拼图",
  close: "关闭",
  hint: "拖动滑块，或用方向键移动，也可直接点按拼块应在的位置。",
  handle: "拼图滑块",
  at: "距左侧 {n} 像素",
  picture: "拼图：一张有缺口的图片，以及从中取下的拼块",
  confirm: "确认",
  other: "换一张",
  cannot: "我无法使用拼图",
  working: "正在改由设备完成一项计算，需要几秒钟。",
  loading: "拼图加载中",
  lost: "拼图没有加载成功。",
  retry: "重试",
  passed: "验证成功！",
  failed: "验证不通过",
  again: "再试一次（try again）",
  send: "发送验证码",
  wait: "{n} 秒后重试",
  resend: "重新发送",
  sent: "验证码发送成功",
  unreachable: "服务暂时没有响应，你填写的内容已保留，请稍后重试。",
};

export const texts: Readonly<Record<Locale, typeof en>> = { en, zh };
export type PuzzleTexts = typeof en;
