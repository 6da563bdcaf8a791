import { contactEmail } from "@zhian/contracts/contact";
import type { LegalSection } from "../../../model/legal-document.ts";

export const deleting: LegalSection[] = [
  {
    anchor: "when",
    heading: { en: "What happens on which day", zh: "时间安排" },
    summary: {
      en: "For 15 days the account sleeps and can be woken. Then it ends, and deletion begins.",
      zh: "前 15 日账号休眠，可以恢复；期满后终止并开始删除。",
    },
    clauses: [
      {
        text: {
          en: "Day 0, your confirmation: sign-in, access keys and interfaces stop. Nothing is deleted yet.",
          zh: "第 0 日，您确认注销：停止登录、访问密钥与接口，尚不删除任何内容。",
        },
      },
      {
        text: {
          en: "Until day 15: sign in once, and the closure is withdrawn; all is as before.",
          zh: "第 15 日之前：登录一次即撤回注销，一切恢复原状。",
        },
      },
      {
        text: {
          en: "Day 15: the account ends. Profile, contacts, settings, carts and saved quotes are deleted.",
          zh: "第 15 日：账号终止，删除个人资料、联系人、设置、购物车与已保存的报价。",
        },
      },
      {
        text: {
          en: "Until day 45: stored objects, disks, databases and their snapshots are overwritten. Backups follow with their own turn, by day 90 at the latest; until then they are closed to everyone.",
          zh: "第 45 日之前：覆写存储对象、磁盘、数据库及其快照。备份按轮换周期删除，最迟至第 90 日；在此之前任何人不得访问。",
        },
      },
    ],
  },
  {
    anchor: "kept",
    heading: { en: "What the law makes us keep", zh: "依法必须保留的内容" },
    summary: {
      en: "Records of payments and network logs, locked away, for no other use, until their time is over.",
      zh: "付款记录与网络日志，单独封存，不作他用，到期删除。",
    },
    clauses: [
      {
        text: {
          en: "These stay, apart from everything else and for no other purpose:",
          zh: "以下内容单独保存，不用于其他目的：",
        },
        points: [
          {
            en: "orders, invoices and payments: at least three years from the transaction, longer where tax law of the country asks for it;",
            zh: "订单、发票与付款记录：自交易完成之日起不少于三年，所在国税法要求更长的从其规定；",
          },
          { en: "network logs: six months;", zh: "网络日志：六个月；" },
          {
            en: "proof of your identity and of your consent, as far as a law or an open claim asks for it.",
            zh: "身份核验与同意的证明：以法律或未了结的请求所需为限。",
          },
        ],
      },
      {
        text: {
          en: "When the time is over, they are deleted or made anonymous without a request.",
          zh: "到期后无需申请，自动删除或匿名化。",
        },
      },
    ],
  },
  {
    anchor: "after",
    heading: { en: "What cannot be undone", zh: "无法撤销的后果" },
    summary: {
      en: "From day 15 on nobody can bring the account back, not even we.",
      zh: "第 15 日之后，任何人都无法恢复账号，包括我们。",
    },
    clauses: [
      {
        text: {
          en: "After day 15 account, data, certificates, vouchers and rewards are gone. You may open a new account with the same mobile number; it knows nothing of the old one.",
          zh: "第 15 日之后，账号、数据、证书、代金券与奖励全部失效。您可以用同一手机号重新注册，新账号与旧账号没有关联。",
        },
      },
      {
        text: {
          en: "Closing does not end what arose before: what is owed stays owed, by you and by us.",
          zh: "注销不影响此前已产生的权利义务：双方各自的欠款仍应清偿。",
        },
      },
    ],
  },
  {
    anchor: "help",
    heading: { en: "If you cannot sign in, or do not agree", zh: "无法登录或有异议" },
    summary: {
      en: "Write to us. A person answers within 15 working days at the latest.",
      zh: "请写信给我们，最迟 15 个工作日内由专人答复。",
    },
    clauses: [
      {
        text: {
          en: `Write to ${contactEmail} from the address of the account. We check that it is you, with no more data than the account holds already, and close it or give our reasons within 15 working days; where UU PDP applies, handling of your data stops within 3 × 24 hours.`,
          zh: `请用账号绑定的邮箱致函 ${contactEmail}。我们仅以账号已有的信息核验您的身份，在 15 个工作日内完成注销或说明理由；适用 UU PDP 的，在 3 × 24 小时内停止处理您的信息。`,
        },
      },
    ],
  },
];
