import { contactEmail } from "@zhian/contracts/contact";
import type { LegalSection } from "../../../model/legal-document.ts";

/** What a person can ask for, and what happens when something goes wrong. */
export const yourRights: LegalSection[] = [
  {
    anchor: "your-rights",
    heading: { en: "Your rights, and how fast we act", zh: "您的权利与答复时限" },
    summary: {
      en: "See, correct, take along, delete, stop, complain: write to us, it is free. Where the law counts hours, so do we.",
      zh: "查阅、更正、转移、删除、停止处理、投诉：写信给我们即可，不收费。法律以小时计的，我们也以小时计。",
    },
    clauses: [
      {
        text: { en: "You may ask us:", zh: "您可以要求我们：" },
        points: [
          { en: "to know which data we hold on you, and to have a copy;", zh: "告知持有您的哪些信息，并提供副本；" },
          { en: "to correct or complete them;", zh: "更正、补充；" },
          { en: "to delete them, or to stop handling them;", zh: "删除，或者停止处理；" },
          { en: "to hand them to you or to another in a usual format;", zh: "以通用格式转交给您或您指定的处理者；" },
          { en: "to take back a consent, with effect from then on;", zh: "撤回同意，自撤回时起生效；" },
          { en: "to explain a rule of this policy.", zh: "对本政策的规则作出说明。" },
        ],
      },
      {
        text: {
          en: "We answer within 15 working days. Where UU PDP applies, access, correction and the end of handling after a withdrawn consent come within 3 × 24 hours of the request.",
          zh: "我们在 15 个工作日内答复。适用 UU PDP 的，查阅、更正以及撤回同意后停止处理，自收到请求起 3 × 24 小时内完成。",
        },
      },
      {
        text: {
          en: "If we refuse, we say why. You can then go to court, in China to the Cyberspace Administration, in Indonesia to the agency for personal data protection.",
          zh: "拒绝您的请求时，我们会说明理由。您可以向法院起诉，也可以向中国网信部门或印度尼西亚个人数据保护机构投诉。",
        },
      },
    ],
  },
  {
    anchor: "security",
    heading: { en: "Security, and what we do when it fails", zh: "信息安全与事件处置" },
    summary: {
      en: "Encryption, separated rights, logs. If data get out, you and the authority hear of it within three days.",
      zh: "加密、分权、留痕。一旦发生泄露，三天之内告知您与主管机关。",
    },
    clauses: [
      {
        text: {
          en: "Connections are encrypted, passwords are stored as hashes, and who may see personal data is decided by task and written to a log. The page server never receives the token of a signed-in visitor.",
          zh: "传输全程加密，密码仅保存散列值，按岗位授予查看个人信息的权限并记录日志。生成页面的服务器不接触已登录访客的令牌。",
        },
      },
      {
        text: {
          en: "If personal data are disclosed, changed or lost, we remedy it at once and tell the authority. Where UU PDP applies, you and the agency are told in writing within 3 × 24 hours: which data, when and how, and what we have done.",
          zh: "发生个人信息泄露、篡改、丢失的，我们立即补救并通知主管机关。适用 UU PDP 的，在 3 × 24 小时内书面通知您与监管机构：涉及哪些信息、何时以及如何发生、已采取哪些措施。",
        },
      },
    ],
  },
  {
    anchor: "children",
    heading: { en: "Children", zh: "未成年人" },
    summary: {
      en: "Our services are for companies and adults.",
      zh: "我们的服务面向企业和成年人。",
    },
    clauses: [
      {
        text: {
          en: "We do not knowingly handle data of children under 14 in China, or of children in Indonesia, without the consent of a parent or guardian. Tell us of such data, and we delete them.",
          zh: "未经父母或监护人同意，我们不会有意处理中国境内不满十四周岁的未成年人以及印度尼西亚儿童的信息。如您发现此类信息，请告知我们，我们会予以删除。",
        },
      },
    ],
  },
  {
    anchor: "contact",
    heading: { en: "Changes, language, contact", zh: "变更、语言与联系方式" },
    summary: {
      en: "Every change stands in the table below. Important ones we tell you before they take force.",
      zh: "每次变更都记录在下表中；重要变更会在生效前告知您。",
    },
    clauses: [
      {
        text: {
          en: "A change that asks for more data, a new purpose or a new receiver takes force only after we have told you, and, where the ground is consent, after you have given it anew.",
          zh: "涉及更多信息、新的目的或新的接收方的变更，须事先告知您后才生效；以同意为依据的，须重新取得您的同意。",
        },
      },
      {
        text: {
          en: "This policy exists in English and in Chinese. Which of the two prevails, and whether one in Indonesian is needed, the owner’s counsel decides before it takes force.",
          zh: "本政策有中文与英文两个版本。以哪个版本为准、是否需要印尼语版本，由网站所有者的法律顾问在生效前确定。",
        },
      },
      {
        text: {
          en: `Write to ${contactEmail} with the word “privacy” in the subject. The name of the person in charge of personal information protection stands here once appointed.`,
          zh: `请发送邮件至 ${contactEmail}，主题注明“隐私”。个人信息保护负责人的姓名，在任命后列于此处。`,
        },
      },
    ],
  },
];
