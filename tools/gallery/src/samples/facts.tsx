import type { Locale } from "@zhian/contracts/locale";
import { cardClass } from "@zhian/ui/card";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { Price } from "@zhian/ui/price";
import { Seal } from "@zhian/ui/seal";
import { SpecTable } from "@zhian/ui/spec-table";
import { tableClass } from "@zhian/ui/table";
import { TopologyFigure } from "@zhian/ui/topology-figure";
import css from "../gallery.module.css";
import type { Sample, Say } from "../say.ts";

const rate = 16_000;

export function factSamples(say: Say, locale: Locale): Sample[] {
  const unit = say("per month, charged daily", "每月，按天计费");
  return [
    {
      part: "price",
      what: say("Both currencies, the chosen one first.", "两种货币，所选货币在前。"),
      states: [
        { name: "USD", show: <Price usd={69} rate={rate} currency="USD" locale={locale} unit={unit} /> },
        { name: "IDR", show: <Price usd={69} rate={rate} currency="IDR" locale={locale} unit={unit} /> },
        {
          name: say("a line in a table", "表格中的一行"),
          show: <Price usd={89.5} rate={rate} currency="IDR" locale={locale} look="line" />,
        },
        {
          name: say("without a rate", "没有汇率时"),
          show: <Price usd={69} currency="IDR" locale={locale} look="single" />,
        },
      ],
    },
    {
      part: "ledger",
      what: say("Ruled lines: item, note and amount.", "账簿式横线：项目、说明、金额。"),
      states: [
        {
          name: say("two rows", "两行"),
          show: (
            <Ledger>
              <LedgerRow
                label={say("Base plan", "基础版")}
                note={say("available 99.90 % of the time", "可用性 99.90 %")}
                value={<Price usd={69} rate={rate} currency="USD" locale={locale} />}
              />
              <LedgerRow
                label={say("Major plan", "专业版")}
                note={say("available 99.95 % of the time", "可用性 99.95 %")}
                value={<Price usd={89} rate={rate} currency="USD" locale={locale} />}
              />
            </Ledger>
          ),
        },
      ],
    },
    {
      part: "spec-table",
      what: say("Compact rows; a definition list on a phone.", "紧凑的行；在手机上变为定义列表。"),
      states: [{ name: say("three columns", "三列"), show: specTable(say) }],
    },
    {
      part: "table",
      what: say("The look of every table; `lines` on a phone.", "所有表格的样式；在手机上按 `lines` 排列。"),
      states: [{ name: say("prices", "价格"), show: priceTable(say) }],
    },
    {
      part: "card",
      what: say("A sheet of paper on the page.", "页面上的一张纸。"),
      states: [
        {
          name: say("a table within", "内含表格"),
          show: <div className={cardClass()}>{priceTable(say)}</div>,
        },
      ],
    },
    {
      part: "topology-figure",
      what: say("How products are connected, drawn from data.", "由数据绘制的产品关系图。"),
      states: [{ name: say("four products", "四个产品"), show: topology(say) }],
    },
    {
      part: "seal",
      what: say("A product's mark, beside its name.", "产品印记，与名称并列。"),
      states: [
        {
          name: say("ink for navigation, vermilion for what is signed", "墨色用于导航，朱红用于签署"),
          show: (
            <div className={css["row"]}>
              <Seal glyph="云" size="small" />
              <Seal glyph="云" />
              <Seal glyph="云" size="large" />
              <Seal glyph="等" look="vermilion" />
              <span>{say("Cloud Server, Classified Protection", "云服务器、等保一站式")}</span>
            </div>
          ),
        },
      ],
    },
  ];
}

function specTable(say: Say) {
  return (
    <SpecTable
      caption={say("Sizes of a cloud server (demo data)", "云服务器规格（演示数据）")}
      columns={[say("Size", "规格"), say("Cores", "核数"), say("Memory", "内存")]}
      rows={[2, 4, 8].map((cores) => ({
        key: String(cores),
        head: `c1.${cores}`,
        cells: [cores, `${cores * 2} GB`],
      }))}
      note={say("All sizes in both regions.", "两个地域均提供全部规格。")}
    />
  );
}

function priceTable(say: Say) {
  return (
    <table className={tableClass({ stacks: "lines" })}>
      <thead>
        <tr>
          <th scope="col">{say("Size", "规格")}</th>
          <th scope="col">{say("Day", "每天")}</th>
          <th scope="col">{say("Month", "每月")}</th>
        </tr>
      </thead>
      <tbody>
        {[2, 4].map((cores) => (
          <tr key={cores}>
            <th scope="row">{`c1.${cores}`}</th>
            <td translate="no">{`$${cores / 2}`}</td>
            <td translate="no">{`$${cores * 14}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function topology(say: Say) {
  return (
    <TopologyFigure
      caption={say("Figure 1. A web shop behind a firewall", "图 1　防火墙之后的网店")}
      nodes={[
        { id: "waf", label: say("Firewall", "防火墙"), note: "waf", seal: "墙", kind: "security", column: 0, row: 0 },
        { id: "blb", label: say("Balancer", "负载均衡"), note: "blb", seal: "衡", kind: "network", column: 1, row: 0 },
        {
          id: "bcc",
          label: say("Server", "云服务器"),
          note: "bcc",
          seal: "云",
          kind: "compute",
          isSelf: true,
          column: 0,
          row: 1,
        },
        { id: "bos", label: say("Storage", "对象存储"), note: "bos", seal: "存", kind: "storage", column: 1, row: 1 },
      ]}
      edges={[
        {
          from: "waf",
          to: "blb",
          label: say("The firewall passes clean requests to the balancer.", "防火墙把干净的请求交给负载均衡。"),
        },
        {
          from: "blb",
          to: "bcc",
          label: say("The balancer distributes them among the servers.", "负载均衡把请求分给云服务器。"),
        },
        {
          from: "bcc",
          to: "bos",
          label: say("Servers store images in object storage.", "云服务器把图片存入对象存储。"),
        },
      ]}
    />
  );
}
