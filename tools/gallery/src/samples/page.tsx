import { ButtonLink } from "@zhian/ui/button";
import { PageHero } from "@zhian/ui/page-hero";
import { PageNav } from "@zhian/ui/page-nav";
import { Section } from "@zhian/ui/section";
import css from "../gallery.module.css";
import type { Sample, Say } from "../say.ts";

export function pageSamples(say: Say): Sample[] {
  return [
    {
      part: "section",
      isWide: true,
      what: say("One topic of a page under a ruled heading.", "横线标题之下的一个主题。"),
      states: [
        {
          name: say("tinted, with a lead", "浅底，带导语"),
          show: (
            <Section tone="tint" heading={say("Limits", "使用限制")} lead={say("What it cannot do.", "它做不到的事。")}>
              <p>{say("At most 64 disks per server.", "每台云服务器最多挂载 64 块磁盘。")}</p>
            </Section>
          ),
        },
      ],
    },
    {
      part: "page-nav",
      what: say("The sections of a page.", "页内各节的导航。"),
      states: [
        {
          name: say("three sections", "三节"),
          show: (
            <PageNav
              label={say("Example of a page's sections", "页内导航示例")}
              items={[
                { anchor: "actions", label: say("Actions", "操作") },
                { anchor: "facts", label: say("Facts", "数据") },
                { anchor: "layers", label: say("Layers", "浮层") },
              ]}
            />
          ),
        },
      ],
    },
    {
      part: "base.css",
      what: say("Headings, text and rules, as used on every page.", "所有页面共用的标题、文字与线条。"),
      states: [
        {
          name: say("type", "字体"),
          show: (
            <div className={css["stack"]}>
              <p className="display">{say("Cloud you can inspect", "看得见的云")}</p>
              <p className="lead">
                {say(
                  "Servers, storage and security, each with its price and its limit.",
                  "计算、存储与安全，价格与限制一目了然。",
                )}
              </p>
              <p>
                <span>{say("Text with a ", "正文中的")}</span>
                <a href="#page">{say("link", "链接")}</a>
                <span>{say(", ", "、")}</span>
                <strong>{say("emphasis", "强调")}</strong>
                <span>{say(" and ", "和")}</span>
                <code>code</code>
                <span>{say(".", "。")}</span>
              </p>
              <p className="meta">{say("Updated 2026-11-01", "更新于 2026-11-01")}</p>
              <div>
                <ButtonLink href="#page" look="quiet">
                  {say("Back to the top of this group", "回到本组开头")}
                </ButtonLink>
              </div>
            </div>
          ),
        },
      ],
    },
    // Last, because it contains a level-one heading.
    {
      part: "page-hero",
      isWide: true,
      what: say(
        "The top of a page: its promise, and facts that link to their proof.",
        "页面顶部：承诺，以及指向依据的事实。",
      ),
      states: [
        {
          name: say("with an action and facts", "含操作与事实"),
          show: (
            <PageHero
              eyebrow={<span className="meta">{say("Compute", "计算")}</span>}
              title={say("Cloud Server", "云服务器")}
              lead={say("Virtual machines, billed by the day.", "按天计费的虚拟机。")}
              actions={<ButtonLink href="#page">{say("Order", "购买")}</ButtonLink>}
              facts={[
                { label: say("Regions (demo data)", "地域（演示数据）"), value: "2", anchor: "page" },
                { label: say("Charged", "计费单位"), value: say("by the day", "按天"), anchor: "page" },
              ]}
            />
          ),
        },
      ],
    },
  ];
}
