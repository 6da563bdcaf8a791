import { Button, ButtonLink } from "@zhian/ui/button";
import { Tag } from "@zhian/ui/tag";
import css from "../gallery.module.css";
import type { Sample, Say } from "../say.ts";

export function actionSamples(say: Say): Sample[] {
  const order = say("Order a server", "购买云服务器");
  return [
    {
      part: "button",
      what: say(
        "One primary action per view; hover over, press and focus them.",
        "每个视图只有一个主要操作；可悬停、按下、聚焦。",
      ),
      states: [
        {
          name: say("primary, secondary, quiet", "主要、次要、弱化"),
          show: (
            <div className={css["row"]}>
              <Button>{order}</Button>
              <Button look="secondary">{say("Read the documents", "阅读文档")}</Button>
              <Button look="quiet">{say("Compare plans", "对比规格")}</Button>
            </div>
          ),
        },
        {
          name: say("small and large", "小号与大号"),
          show: (
            <div className={css["row"]}>
              <Button size="small">{order}</Button>
              <Button size="large">{order}</Button>
            </div>
          ),
        },
        {
          name: say("busy, disabled", "处理中、不可用"),
          show: (
            <div className={css["row"]}>
              <Button isBusy>{order}</Button>
              <Button disabled>{order}</Button>
              <Button look="secondary" disabled>
                {order}
              </Button>
            </div>
          ),
        },
        {
          name: say("a link, and a label three times as long", "链接形式，以及三倍长度的文字"),
          show: (
            <div className={css["row"]}>
              <ButtonLink href="#actions">{order}</ButtonLink>
              <Button look="secondary">
                {say(
                  "Order a server with an elastic address, a load balancer and daily backups for thirty days",
                  "购买云服务器并附带弹性公网地址、负载均衡以及保留三十天的每日自动备份服务",
                )}
              </Button>
            </div>
          ),
        },
      ],
    },
    {
      part: "tag",
      what: say("A code, a state, a category.", "产品代码、状态或分类。"),
      states: [
        {
          name: say("plain, brand, amber", "普通、品牌、提示"),
          show: (
            <div className={css["row"]}>
              <Tag>BCC</Tag>
              <Tag tone="brand">{say("in service", "已上线")}</Tag>
              <Tag tone="amber">{say("beta", "公测")}</Tag>
            </div>
          ),
        },
      ],
    },
  ];
}
