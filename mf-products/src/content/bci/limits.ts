import type { SpecsBlock } from "../../model/page-content.ts";

const onRequest = { en: "On request", zh: "可申请" };
const fixed = { en: "No", zh: "不可" };

export const limits: SpecsBlock = {
  is: "specs",
  anchor: "limits",
  nav: { en: "Limits", zh: "限制" },
  heading: { en: "Limits, before you meet them", zh: "先看限制，再动手" },
  caption: { en: "Limits of a container group (demo values)", zh: "容器组限制（演示数值）" },
  columns: [
    { en: "Limit", zh: "限制项" },
    { en: "Base", zh: "基础版" },
    { en: "Major", zh: "专业版" },
    { en: "Can be raised", zh: "能否提高" },
  ],
  rows: [
    {
      label: { en: "vCPU in a group", zh: "单组核数" },
      cells: [{ en: "2", zh: "2" }, { en: "2 in each zone", zh: "每个可用区 2" }, onRequest],
    },
    {
      label: { en: "Memory in a group", zh: "单组内存" },
      cells: [{ en: "4 GiB", zh: "4 GiB" }, { en: "4 GiB in each zone", zh: "每个可用区 4 GiB" }, onRequest],
    },
    {
      label: { en: "Containers in a group", zh: "单组容器数" },
      cells: [{ en: "8", zh: "8" }, { en: "8", zh: "8" }, fixed],
    },
    {
      label: { en: "Groups in an account", zh: "单账号容器组数" },
      cells: [{ en: "20", zh: "20" }, { en: "20", zh: "20" }, onRequest],
    },
    {
      label: { en: "Size of an image", zh: "单个镜像大小" },
      cells: [{ en: "10 GiB", zh: "10 GiB" }, { en: "10 GiB", zh: "10 GiB" }, fixed],
    },
    {
      label: { en: "Temporary disk", zh: "临时磁盘" },
      cells: [{ en: "20 GiB", zh: "20 GiB" }, { en: "40 GiB", zh: "40 GiB" }, onRequest],
    },
  ],
  note: {
    en: "Privileged containers and host networking are not offered: other customers run on the same hosts.",
    zh: "不提供特权容器和宿主机网络：同一宿主机上还有其他客户。",
  },
};
