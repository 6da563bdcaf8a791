import type { Locale } from "@zhian/contracts/locale";
import { Badge } from "@zhian/ui/badge";
import { Breadcrumb } from "@zhian/ui/breadcrumb";
import { Button } from "@zhian/ui/button";
import { Choice } from "@zhian/ui/choice";
import { CodeBlock } from "@zhian/ui/code-block";
import { Crackle } from "@zhian/ui/crackle";
import { cracklePath } from "@zhian/ui/crackle-path";
import { EmptyState } from "@zhian/ui/empty-state";
import { ErrorState } from "@zhian/ui/error-state";
import { Figure } from "@zhian/ui/figure";
import { Pagination } from "@zhian/ui/pagination";
import { PriceLedger } from "@zhian/ui/price-ledger";
import { Skeleton } from "@zhian/ui/skeleton";
import { TextLink } from "@zhian/ui/text-link";
import css from "../gallery.module.css";
import type { Sample, Say } from "../say.ts";

export function stateSamples(say: Say): Sample[] {
  return [
    {
      part: "badge",
      what: say("The current state of something.", "当前状态。"),
      states: [
        {
          name: say("each of the five", "全部五种"),
          show: (
            <div className={css["row"]}>
              <Badge state="ok">{say("running", "运行中")}</Badge>
              <Badge state="info">{say("planned", "计划维护")}</Badge>
              <Badge state="warn">{say("slow", "缓慢")}</Badge>
              <Badge state="err">{say("down", "中断")}</Badge>
              <Badge state="off">{say("stopped", "已停机")}</Badge>
            </div>
          ),
        },
      ],
    },
    {
      part: "skeleton",
      what: say("A placeholder while content loads.", "加载中的占位。"),
      states: [
        {
          name: say("title, text, figure", "标题、正文、图"),
          show: (
            <div className={css["stack"]}>
              <Skeleton of="title" />
              <Skeleton lines={3} />
              <Skeleton of="figure" />
            </div>
          ),
        },
      ],
    },
    {
      part: "empty-state",
      what: say("Shown in place of an empty list.", "列表为空时。"),
      states: [
        {
          name: say("with a next step", "带下一步"),
          show: (
            <EmptyState
              title={say("No names in the cart", "购物车中没有域名")}
              text={say("Search for one to get started.", "先搜索一个域名吧。")}
              actions={<Button look="secondary">{say("Search", "搜索")}</Button>}
            />
          ),
        },
      ],
    },
    {
      part: "error-state",
      what: say("Shown in place of content that could not be loaded.", "内容无法获取时。"),
      states: [
        {
          name: say("with a retry", "带重试"),
          show: (
            <ErrorState
              title={say("Prices could not be loaded", "无法加载价格")}
              text={say("Your selection is kept.", "您的选择已保留。")}
              actions={<Button look="secondary">{say("Try again", "重试")}</Button>}
              reference={say("Request 4f2a", "请求编号 4f2a")}
            />
          ),
        },
      ],
    },
  ];
}

export function figureSamples(say: Say, locale: Locale): Sample[] {
  return [
    {
      part: "price-ledger",
      what: say("One price in two currencies.", "同一价格的两本账。"),
      states: [
        {
          name: say("dollars first", "美元在前"),
          show: (
            <PriceLedger
              caption={say("Base plan", "基础版")}
              head={say("Period", "周期")}
              lines={[
                { key: "day", label: say("per day", "每天"), usd: 2.3 },
                { key: "month", label: say("per month", "每月"), usd: 69 },
              ]}
              rate={16_000}
              currency="USD"
              locale={locale}
              note={say("Demonstration rate: 16,000 rupiah to the dollar.", "演示汇率：1 美元兑 16,000 印尼盾。")}
            />
          ),
        },
      ],
    },
    {
      part: "figure",
      what: say("Any figure, with its number and caption.", "带编号与说明的图。"),
      states: [
        {
          name: say("the glaze of a product (crackle)", "产品的釉纹（crackle）"),
          show: (
            <Figure number={say("Figure 2", "图 2")} caption={say("The lines of the cloud server", "云服务器的釉纹")}>
              <div className={css["glaze"]}>
                <Crackle path={cracklePath({ seed: "bcc" })} />
              </div>
            </Figure>
          ),
        },
      ],
    },
    {
      part: "code-block",
      what: say("Code with a title.", "带标题的代码。"),
      states: [
        {
          name: say("long lines scroll", "长行可横向滚动"),
          show: (
            <CodeBlock
              title={say("Terminal", "终端")}
              code="zhian bcc create --size c1.2 --region jakarta-1 --image debian-13 --disk 40 --backup daily --name shop-1"
            />
          ),
        },
      ],
    },
  ];
}

export function waySamples(say: Say): Sample[] {
  return [
    {
      part: "text-link",
      what: say("A link that is not a button.", "文字链接。"),
      states: [
        {
          name: say("in a sentence, alone, leading on", "句中、独立、前往"),
          show: (
            <div className={css["stack"]}>
              <p>
                <span>{say("See the ", "参见")}</span>
                <TextLink href="#page">{say("limits", "使用限制")}</TextLink>
                <span>{say(".", "。")}</span>
              </p>
              <p>
                <TextLink href="#page" look="alone">
                  {say("All sizes", "全部规格")}
                </TextLink>
              </p>
              <p>
                <TextLink href="#page" look="onward">
                  {say("Compare servers", "对比云服务器")}
                </TextLink>
              </p>
            </div>
          ),
        },
      ],
    },
    {
      part: "breadcrumb",
      what: say("The path to the page.", "页面所在位置。"),
      states: [
        {
          name: say("three steps", "三级"),
          show: (
            <Breadcrumb
              label={say("Example of a trail", "面包屑示例")}
              crumbs={[
                { label: say("Home", "首页"), href: "#page" },
                { label: say("Products", "产品"), href: "#facts" },
                { label: say("Cloud Server", "云服务器") },
              ]}
            />
          ),
        },
      ],
    },
    {
      part: "pagination",
      what: say("The pages of a long list, as links.", "长列表的分页链接。"),
      states: [
        {
          name: say("in the middle", "中间页"),
          show: (
            <Pagination
              current={6}
              last={12}
              hrefOf={(page) => `#page-${page}`}
              texts={{
                label: say("Example of pages", "分页示例"),
                previous: say("Previous", "上一页"),
                next: say("Next", "下一页"),
                page: (page) => say(`Page ${page}`, `第 ${page} 页`),
              }}
            />
          ),
        },
      ],
    },
    {
      part: "choice",
      what: say("One of two to four choices, read by CSS.", "二至四选一，由样式读取。"),
      states: [
        {
          name: say("a period", "周期"),
          show: (
            <Choice
              legend={say("Prices", "价格")}
              initial="month"
              options={[
                { value: "day", label: say("per day", "每天") },
                { value: "month", label: say("per month", "每月") },
              ]}
            />
          ),
        },
      ],
    },
  ];
}
