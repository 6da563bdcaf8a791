import { Button } from "@zhian/ui/button";
import { Dialog } from "@zhian/ui/dialog";
import { Menu } from "@zhian/ui/menu";
import { Notice } from "@zhian/ui/notice";
import { Sheet } from "@zhian/ui/sheet";
import { Tooltip } from "@zhian/ui/tooltip";
import css from "../gallery.module.css";
import type { Sample, Say } from "../say.ts";
import { ToastSample } from "./toast-sample.tsx";

export function layerSamples(say: Say): Sample[] {
  return [
    { part: "dialog", what: say("The browser's native modal dialog.", "浏览器原生模态对话框。"), states: dialogs(say) },
    {
      part: "sheet",
      what: say("A temporary side panel; a click outside closes it.", "临时侧栏；点击外侧关闭。"),
      states: sheets(say),
    },
    {
      part: "menu",
      what: say(
        "Actions behind a button; arrow keys and first letters move through them.",
        "按钮后的操作列表；支持方向键与首字母。",
      ),
      states: [
        { name: say("closed; press to open", "收起；可点击"), show: menu(say) },
        {
          name: say("at the end of its button, small", "与按钮尾端对齐，小号"),
          show: (
            <Menu
              label={say("Language", "语言")}
              size="small"
              align="end"
              items={[{ key: "en", label: "English", href: "#layers" }]}
            />
          ),
        },
      ],
    },
    {
      part: "tooltip",
      what: say("A note on a term: hover over, focus or press it.", "术语说明：悬停、聚焦或点击。"),
      states: [
        {
          name: say("in a sentence", "句中"),
          show: (
            <p>
              <span>{say("Rp 1,104,000 at ", "Rp 1,104,000，按")}</span>
              <Tooltip text={say("16,000 rupiah to the dollar, demo data", "1 美元兑 16,000 印尼盾，演示数据")}>
                {say("today's rate", "今日汇率")}
              </Tooltip>
              <span>{say(", tax excluded.", "折算，不含税。")}</span>
            </p>
          ),
        },
      ],
    },
    {
      part: "toasts",
      what: say("What just happened; errors stay until they are dismissed.", "刚刚发生的事；错误信息需手动关闭。"),
      states: [{ name: say("press to show", "点击显示"), show: <ToastSample say={say} /> }],
    },
    {
      part: "notice",
      what: say("A note that is part of the page.", "属于页面内容的提示。"),
      states: [
        {
          name: say("info, ok, warning, error", "信息、成功、警告、错误"),
          show: (
            <div className={css["stack"]}>
              <Notice>{say("Prices are demonstration data.", "价格均为演示数据。")}</Notice>
              <Notice kind="ok">{say("Your quote has been sent.", "报价已发送。")}</Notice>
              <Notice kind="warn">{say("The rate is two days old.", "汇率为两天前的数据。")}</Notice>
              <Notice kind="err">{say("The name could not be checked.", "无法查询该域名。")}</Notice>
            </div>
          ),
        },
      ],
    },
  ];
}

function dialogs(say: Say) {
  const closeLabel = say("Close", "关闭");
  const words = say(
    "Its address, disk and backups are deleted with it. This cannot be undone.",
    "公网地址、磁盘及备份将一并删除，且无法恢复。",
  );
  return [
    {
      name: say("small, with actions and a dialog within", "小号，含操作与内嵌对话框"),
      show: (
        <Dialog
          size="small"
          trigger={{ label: say("Delete the server", "删除云服务器"), look: "secondary" }}
          title={say("Delete this server?", "删除这台云服务器？")}
          closeLabel={closeLabel}
          footer={
            <Dialog
              size="small"
              trigger={{ label: say("Delete", "删除") }}
              title={say("Are you sure?", "确定吗？")}
              closeLabel={closeLabel}
            >
              <p>{words}</p>
            </Dialog>
          }
        >
          <p>{words}</p>
          <p>
            <Tooltip text={say("kept for thirty days", "保留三十天")}>{say("Backups", "备份")}</Tooltip>
          </p>
          {menu(say)}
        </Dialog>
      ),
    },
    {
      name: say("wide, with more than fits", "宽版，内容超出高度"),
      show: (
        <Dialog
          size="wide"
          trigger={{ label: say("Read the terms", "阅读条款"), look: "secondary" }}
          title={say("Terms of service", "服务条款")}
          closeLabel={closeLabel}
          footer={<Button>{say("Agree", "同意")}</Button>}
        >
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>{say(`Clause ${index + 1}. Demonstration text.`, `第 ${index + 1} 条　演示文本。`)}</p>
          ))}
        </Dialog>
      ),
    },
  ];
}

function sheets(say: Say) {
  const names = {
    end: say("at the end", "尾侧"),
    start: say("at the start", "首侧"),
    bottom: say("at the bottom", "底部"),
  };
  return (["end", "start", "bottom"] as const).map((side) => ({
    name: names[side],
    show: (
      <Sheet
        side={side}
        trigger={{ label: say("Open the cart", "打开购物车"), look: "secondary" }}
        title={say("Cart", "购物车")}
        closeLabel={say("Close", "关闭")}
        footer={<Button>{say("Check out", "结算")}</Button>}
      >
        <p>{say("Your cart is empty.", "还没有商品。")}</p>
      </Sheet>
    ),
  }));
}

function menu(say: Say) {
  return (
    <Menu
      label={say("More", "更多")}
      items={[
        { key: "restart", label: say("Restart", "重启") },
        { key: "copy", label: say("Copy the address", "复制地址") },
        { key: "docs", label: say("Documents", "文档"), href: "#layers" },
        { key: "resize", label: say("Resize (stop it first)", "变更规格（需先停机）"), isDisabled: true },
        { key: "delete", label: say("Delete", "删除"), startsGroup: true },
      ]}
    />
  );
}
