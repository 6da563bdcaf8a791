import { scasUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const features: FeaturesBlock = {
  is: "features",
  anchor: "reading",
  nav: { en: "How we read", zh: "怎么读" },
  heading: { en: "Tools mark the lines, people read the paths", zh: "工具标行，人读路径" },
  lead: {
    en: "A tool alone reports hundreds of places. The work is to say which of them an outsider can reach, and to find those for which there is no pattern.",
    zh: "只跑工具会得到几百处告警。真正的工作是说清哪些外人够得着，再找出没有模式可循的那些。",
  },
  items: [
    {
      title: { en: "From the entry to the effect", zh: "从入口跟到落点" },
      text: {
        en: "A finding is a path: where data comes in, every function it passes, where it does harm.",
        zh: "一条发现就是一条路径：数据从哪进、经过哪些函数、在哪里造成后果。",
      },
      mechanism: {
        en: "Data-flow analysis proposes paths from sources to sinks; an auditor walks each one by hand and looks for the check that breaks it.",
        zh: "数据流分析给出从输入到危险调用的候选路径，审计员逐条人工走读，寻找能截断它的校验。",
      },
      limit: {
        en: "Reflection, code generated at run time and messages between services end a path for the tool. There we read on by hand, as far as the days go.",
        zh: "反射、运行时生成的代码、跨服务消息会让工具断链，余下靠人工续读，以约定人天为限。",
      },
    },
    {
      title: { en: "The rights, as a table", zh: "权限列成表" },
      text: {
        en: "What is missing has no line number. So we list what should be there.",
        zh: "缺失的东西没有行号，所以先列出本该有的。",
      },
      mechanism: {
        en: "Every route is extracted with its annotations and filters, and set against the roles of your specification: empty cells are findings.",
        zh: "导出全部路由及其注解、过滤器，与需求里的角色对照，空着的格子就是问题。",
      },
      limit: {
        en: "Without a specification of roles we can report inconsistencies only, not what was intended.",
        zh: "没有角色设计文档时，只能指出前后不一致，无法判断本意。",
      },
    },
    {
      title: { en: "What others wrote", zh: "别人写的代码" },
      text: {
        en: "Most of what you ship is libraries. Few of their known holes can be reached from your program.",
        zh: "交付物里大部分是第三方库，其中的已知漏洞真正够得着的不多。",
      },
      mechanism: {
        en: "The lock file gives an SBOM in CycloneDX; for each known vulnerability we look whether the faulty function is called, and from where.",
        zh: "由锁文件生成 CycloneDX 格式 SBOM；对每个已知漏洞核对有没有调用到出问题的函数。",
      },
      limit: {
        en: "Binaries without source are listed with version and hash, and not read.",
        zh: "没有源码的二进制只登记版本和散列值，不做审计。",
      },
    },
    {
      title: { en: "Secrets in the history", zh: "历史里的密钥" },
      text: {
        en: "A key that was deleted in a later commit is still a key that leaked.",
        zh: "后来删掉的密钥，照样是泄露过的密钥。",
      },
      mechanism: {
        en: "Commits are searched by pattern and by entropy; what is found is named by commit and path, and printed with its middle blacked out.",
        zh: "按模式和熵值检索全部提交，命中的写明提交号和路径，中间几位涂黑。",
      },
      limit: {
        en: "We never try whether a key still works. Revoke it; rewriting the history does not call it back.",
        zh: "我们不会去试密钥是否有效。请直接吊销，改写历史收不回已经泄露的东西。",
      },
    },
    {
      title: { en: "A change, not advice", zh: "给改法，不给口号" },
      text: {
        en: "“Validate the input” has never mended anything.",
        zh: "“加强输入校验”这句话从没修好过任何东西。",
      },
      mechanism: {
        en: "For each cause, a patch in your style against the audited commit, and a test that fails before it and passes after.",
        zh: "每类成因给一份贴合你代码风格的补丁，外加一个改前失败、改后通过的测试。",
      },
      limit: {
        en: "One pattern patch for each cause. You apply it to the other places, which are listed.",
        zh: "每类成因给一处示范补丁，其余位置列清单由你改。",
      },
    },
  ],
};

const handing: TerminalBlock = {
  is: "terminal",
  anchor: "handing",
  nav: { en: "Handing over", zh: "提交代码" },
  heading: { en: "Four commands on your side", zh: "你这边只要四条命令" },
  lead: {
    en: "They run on your machine and need nothing of ours. The first tells you the price bracket before you have talked to anybody.",
    zh: "都在你的机器上执行，不依赖我们的工具。第一条就能看出该选哪一档，不用先跟谁打招呼。",
  },
  steps: [
    {
      explanation: {
        en: "Count what will be read, without libraries, tests' data and generated files",
        zh: "统计行数，排除依赖、测试数据和生成代码",
      },
      command: "cloc --vcs=git --exclude-dir=vendor,node_modules,generated .",
    },
    {
      explanation: { en: "Fix the state that is audited, with its history", zh: "固定被审计的版本，连同提交历史" },
      command: "git bundle create portal-4.2.bundle release/4.2 && git rev-parse release/4.2",
    },
    {
      explanation: { en: "Encrypt it for the two auditors named in the contract", zh: "用合同里两位审计员的公钥加密" },
      command: "gpg --encrypt -r auditor-1@zhiancloud.example -r auditor-2@zhiancloud.example portal-4.2.bundle",
    },
    {
      explanation: { en: "Tell us the hash by another way than the file", zh: "散列值另走一条渠道告知" },
      command: "sha256sum portal-4.2.bundle.gpg",
    },
  ],
};

/** The flaw and its mending compile in Java 17 with MyBatis 3. */
const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample finding", zh: "报告样例" },
  heading: { en: "A finding with its patch and its test", zh: "一条发现，带补丁，也带测试" },
  caption: {
    en: "Figure 1. Finding CA-07 of an audit; the program and its owner do not exist",
    zh: "图 1　审计报告中的 CA-07，程序与客户均不存在",
  },
  document: {
    title: { en: "Source code audit, order portal 4.2", zh: "订单门户 4.2 源代码审计报告" },
    number: "SAMPLE-SCAS-07",
    meta: [
      { en: "Owner: [[name]]", zh: "委托方：[[名称]]" },
      { en: "Commit 9f2c41e, Java 17, 88,000 lines", zh: "提交 9f2c41e，Java 17，8.8 万行" },
      { en: "For developers; two pages for those who pay them", zh: "写给开发，另有两页给管理者" },
    ],
    parts: [
      {
        id: "path",
        name: { en: "The path", zh: "路径" },
        paragraphs: [
          {
            en: "SQL injection in the sort order of the order list (CWE-89). Reachable with any customer's account. The framework escapes values; a column name is not a value, and ${} puts it into the statement as it comes.",
            zh: "订单列表的排序字段存在 SQL 注入（CWE-89），任一客户账号可达。框架会转义“值”，但列名不是值，${} 会原样拼进语句。",
          },
        ],
        listing: [
          "entry   OrderController.java:58   list(@RequestParam String sort)",
          "passes  OrderService.java:112     query.setSort(sort)          no check",
          'passes  OrderMapper.xml:31        <if test="sort != null">',
          "effect  OrderMapper.xml:32        ORDER BY ${sort}             MySQL 8.0",
        ],
      },
      {
        id: "proof",
        name: { en: "Proof", zh: "验证" },
        paragraphs: [
          {
            en: "Shown on a copy with test data: the order of the list answers one yes-or-no question about any row that the program's database account may read. From the answers, [[table and column]] can be spelled out bit by bit.",
            zh: "在测试数据副本上验证：列表顺序能回答一个“是或否”的问题，凡程序数据库账号可读的行都能问，逐位拼出 [[表名与列名]]。",
          },
        ],
        listing: [
          "GET /orders?sort=(CASE WHEN (SELECT SUBSTRING(name,1,1) FROM staff LIMIT 1)='a'",
          "                 THEN created_at ELSE total END)",
        ],
      },
      {
        id: "patch",
        name: { en: "Patch", zh: "补丁" },
        paragraphs: [
          {
            en: "Only names from a fixed list become part of the statement. The same pattern stands in [[four other mappers]]; see the list on the next page.",
            zh: "只有固定清单里的列名能进入语句。同样写法还出现在 [[另外四个 Mapper]]，见下页清单。",
          },
        ],
        listing: [
          "+ private static final Map<String, String> SORTABLE = Map.of(",
          '+     "date", "created_at", "total", "total_amount");',
          "",
          "- query.setSort(sort);",
          '+ query.setSort(SORTABLE.getOrDefault(sort, "created_at"));',
        ],
      },
      {
        id: "test",
        name: { en: "Test", zh: "测试" },
        paragraphs: [
          {
            en: "Fails on 9f2c41e, passes with the patch. Keep it: the next person who adds a column will meet it.",
            zh: "在 9f2c41e 上失败，打补丁后通过。请保留：下一个加排序列的人会碰上它。",
          },
        ],
        listing: [
          "@Test void unknownSortFallsBackToDate() throws Exception {",
          '  mvc.perform(get("/orders").param("sort", "1,(SELECT 1)").with(user("a")))',
          "     .andExpect(status().isOk());",
          '  verify(mapper).list(argThat(q -> q.getSort().equals("created_at")));',
          "}",
        ],
      },
    ],
    signed: {
      en: "Signed by both auditors; each has read the findings of the other",
      zh: "两名审计员互相复核后共同签字",
    },
  },
  note: {
    en: "Line numbers belong to an invented program. In a real report they point into the commit that you fixed by its hash.",
    zh: "行号属于虚构程序；真实报告的行号对应你用散列值固定下来的那次提交。",
  },
};

const languages: SpecsBlock = {
  is: "specs",
  anchor: "languages",
  nav: { en: "Languages", zh: "语言范围" },
  heading: { en: "What we can read, and how deep", zh: "能读什么，读到多深" },
  caption: {
    en: "Table 1. Languages by depth (demo values)",
    zh: "表 1　语言与审计深度（演示数值）",
  },
  columns: [
    { en: "Language", zh: "语言" },
    { en: "Data flow by tool", zh: "工具数据流" },
    { en: "Frameworks we know by heart", zh: "熟悉的框架" },
    { en: "Lines an auditor reads in a day", zh: "每人天走读行数" },
  ],
  rows: [
    {
      label: { en: "Java, Kotlin", zh: "Java、Kotlin" },
      cells: [
        { en: "Whole program", zh: "全程序" },
        { en: "Spring, MyBatis, Struts", zh: "Spring、MyBatis、Struts" },
        { en: "6,000", zh: "6,000" },
      ],
    },
    {
      label: { en: "JavaScript, TypeScript", zh: "JavaScript、TypeScript" },
      cells: [
        { en: "Whole program", zh: "全程序" },
        { en: "Express, NestJS, React, Vue", zh: "Express、NestJS、React、Vue" },
        { en: "6,000", zh: "6,000" },
      ],
    },
    {
      label: { en: "PHP", zh: "PHP" },
      cells: [
        { en: "Whole program", zh: "全程序" },
        { en: "Laravel, ThinkPHP, WordPress plug-ins", zh: "Laravel、ThinkPHP、WordPress 插件" },
        { en: "5,000", zh: "5,000" },
      ],
    },
    {
      label: { en: "Go, Python, C#", zh: "Go、Python、C#" },
      cells: [
        { en: "Whole program", zh: "全程序" },
        { en: "Gin, Django, Flask, ASP.NET Core", zh: "Gin、Django、Flask、ASP.NET Core" },
        { en: "6,000", zh: "6,000" },
      ],
    },
    {
      label: { en: "C, C++", zh: "C、C++" },
      cells: [
        { en: "Within a file, and with sanitisers if it builds", zh: "单文件级，可编译时加运行时检测" },
        { en: "None: read by hand", zh: "无，靠人工" },
        { en: "2,500", zh: "2,500" },
      ],
    },
    {
      label: { en: "COBOL, ABAP, PL/SQL", zh: "COBOL、ABAP、PL/SQL" },
      cells: [
        { en: "No", zh: "无" },
        { en: "Not offered", zh: "暂不承接" },
        { en: "–", zh: "–" },
      ],
    },
  ],
  note: {
    en: "Findings are named by CWE and arranged after GB/T 39412-2020, so that two audits can be compared.",
    zh: "发现按 CWE 编号，章节依 GB/T 39412-2020 组织，便于两次审计对比。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the lines that cloc counts", zh: "按 cloc 数出的行数" },
  demo: demoPrices,
  lines: [
    {
      id: "lines50k",
      name: { en: "Up to 50,000 lines", zh: "5 万行以内" },
      for: { en: "One service, two weeks, two auditors", zh: "单个服务，两周，两名审计员" },
      usd: scasUsd.lines50k,
      unit: "once",
    },
    {
      id: "lines200k",
      name: { en: "Up to 200,000 lines", zh: "20 万行以内" },
      for: { en: "A portal with its interfaces, four weeks", zh: "门户加接口，四周" },
      usd: scasUsd.lines200k,
      unit: "once",
    },
    {
      id: "lines500k",
      name: { en: "Up to 500,000 lines", zh: "50 万行以内" },
      for: {
        en: "A core system, eight weeks; login, rights, money and uploads by hand, the rest by tool",
        zh: "核心系统，八周；登录、权限、资金、上传人工走读，其余工具扫描",
      },
      usd: scasUsd.lines500k,
      unit: "once",
    },
  ],
  note: {
    en: `${demoPriceNote.en} A look at your patches afterwards is included once.`,
    zh: `${demoPriceNote.zh}含一次补丁复核。`,
  },
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Or something else", zh: "怎么选" },
  heading: { en: "Read it, attack it, or scan it", zh: "读、打、扫，选哪个" },
  caption: { en: "Table 2. Four ways to look for the same flaw", zh: "表 2　找同一个缺陷的四种办法" },
  subjects: ["scas", "pts", "vss", "appbds"],
  rows: [
    {
      criterion: { en: "Looks at", zh: "对象" },
      values: [
        { en: "Source and history", zh: "源码与提交历史" },
        { en: "The running system", zh: "运行中的系统" },
        { en: "Addresses and versions", zh: "地址与版本" },
        { en: "The packed app", zh: "安装包" },
      ],
    },
    {
      criterion: { en: "Finds best", zh: "最擅长" },
      values: [
        { en: "Missing checks, rare branches, leaked keys", zh: "缺失的校验、冷门分支、泄露的密钥" },
        { en: "Wrong configuration, chains", zh: "错误配置与攻击链" },
        { en: "What is known and not patched", zh: "已公开未修补的" },
        { en: "Keys and rights inside the app", zh: "包内密钥与权限滥用" },
      ],
    },
    {
      criterion: { en: "Is blind to", zh: "看不到" },
      values: [
        { en: "How it is set up in production", zh: "生产环境的配置" },
        { en: "Paths that nobody came upon", zh: "没走到的路径" },
        { en: "Anything new", zh: "未知漏洞" },
        { en: "The server behind it", zh: "服务端" },
      ],
    },
  ],
  chooseWhen: [
    { en: "the code is yours, and it can still be changed.", zh: "代码在你手里，还来得及改。" },
    { en: "it is bought, or you want to see what an outsider sees.", zh: "系统是买的，或想知道外人能看到什么。" },
    { en: "you need an answer every week.", zh: "每周都要一个结果。" },
    { en: "an app is about to be published.", zh: "App 准备上架。" },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "About code that leaves the house", zh: "代码要出门，先问清楚" },
  items: [
    {
      question: { en: "Must it leave the house at all?", zh: "代码必须外发吗？" },
      answer: {
        en: "No. The auditors can work on a computer of yours, in your rooms or through your bastion. It costs a fifth more days, because their tools have to be brought and checked.",
        zh: "不必。审计员可以用你的电脑，在你办公室或经堡垒机操作。工具要带进来过检，人天约增加两成。",
      },
    },
    {
      question: { en: "What becomes of the copy?", zh: "副本怎么处理？" },
      answer: {
        en: "It stays on two encrypted machines without internet access, and is destroyed 30 days after the final report (demo). You receive a record of that with the date.",
        zh: "只放在两台不联网的加密主机上，终版报告后 30 天（演示）销毁，并给你带日期的销毁记录。",
      },
    },
    {
      question: { en: "Is it fed to an AI?", zh: "会拿去喂大模型吗？" },
      answer: {
        en: "Not to any service outside those two machines, and it trains nothing. If you forbid models altogether, even local ones, write it into the contract.",
        zh: "不会送到那两台主机之外的任何服务，也不用于训练。连本地模型都不想用的话，写进合同即可。",
      },
    },
    {
      question: { en: "How many false alarms are left?", zh: "误报有多少？" },
      answer: {
        en: "None that we know of: what could not be shown on the copy or argued line by line is in an annex, marked as a suspicion.",
        zh: "已知的误报不会进正文：在副本上验证不了、也推不到每一行的，放附录并标为“疑似”。",
      },
    },
    {
      question: { en: "Does our build need to work?", zh: "要能编译吗？" },
      answer: {
        en: "It helps a lot. With a build the tool sees types and generated code; without it we read the same lines with less certainty and say so.",
        zh: "最好能。能编译，工具就看得到类型和生成代码；不能的话照样读，但把握小一些，报告会注明。",
      },
    },
    {
      question: {
        en: "We bought the software. May we have it audited?",
        zh: "软件是外包开发的，能审吗？",
      },
      answer: {
        en: "If the contract gives you the source, yes. Level 3 of Classified Protection (MLPS, 等保) asks that source of outsourced software be obtained and searched for backdoors and covert channels (8.1.9.5 c); put it into the next tender.",
        zh: "合同约定交付源码就可以。等保三级 8.1.9.5 c 要求外包软件提供源代码，并审查可能存在的后门和隐蔽信道，下次招标请写进去。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Around the code", zh: "代码之外" },
  items: [
    { product: "pts", relation: { en: "Tries the finished thing from outside", zh: "从外部验证成品" } },
    { product: "appsss", relation: { en: "Hardens the app once its code is clean", zh: "代码改好后给 App 加壳" } },
    { product: "waf", relation: { en: "Holds a path shut until the patch is released", zh: "补丁发布前先堵住路径" } },
    {
      product: "apppcard",
      relation: { en: "Asks whether the code may collect what it collects", zh: "检查个人信息收集是否合规" },
    },
  ],
  solutions: ["finance-security"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Count first", zh: "先数一数" },
  lead: {
    en: "Run cloc, send the table it prints. By the next working day you have the bracket, the two names and a date.",
    zh: "跑一遍 cloc，把输出发来，下个工作日给你档位、两位审计员和开工日期。",
  },
  actions: [
    { label: { en: "Send the count", zh: "提交统计结果" }, to: "console:/scas/create" },
    { label: { en: "Documentation", zh: "查看文档" }, to: "/document" },
  ],
};

export const content: PageContent = {
  code: "scas",
  title: { en: "Source Code Audit Service", zh: "源代码审计服务" },
  lead: {
    en: "Two auditors read your source before it is released and hand back paths, patches and tests. For teams whose next release touches logins, rights, money or other people's data.",
    zh: "上线前由两名审计员通读源码，交回路径、补丁和测试。适合下个版本要动登录、权限、资金或他人数据的团队。",
  },
  actions: [
    { label: { en: "See a finding with its patch", zh: "看一条带补丁的发现" }, to: "#sample" },
    { label: { en: "Send a line count", zh: "提交代码行数" }, to: "console:/scas/create" },
  ],
  facts: [
    {
      label: { en: "Up to 50,000 lines (demo price)", zh: "5 万行以内（演示价格）" },
      value: { is: "price", usd: scasUsd.lines50k, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Arranged after", zh: "报告依据" },
      value: { is: "words", words: { en: "CWE, GB/T 39412-2020", zh: "CWE、GB/T 39412-2020" } },
      anchor: "languages",
    },
    {
      label: { en: "Each cause comes with", zh: "每类成因附" },
      value: { is: "words", words: { en: "A patch and a test", zh: "补丁与测试" } },
      anchor: "sample",
    },
    {
      label: { en: "The copy is destroyed after (demo)", zh: "副本销毁（演示）" },
      value: { is: "words", words: { en: "30 days", zh: "30 天" } },
      anchor: "faq",
    },
  ],
  blocks: [features, handing, sample, languages, prices, comparison, questions, related, callToAction],
  seo: {
    title: { en: "Source code audit: paths, patches and tests", zh: "源代码审计服务：路径、补丁、测试一并交付" },
    description: {
      en: "Auditors follow data from entry to effect in Java, TypeScript, PHP, Go and more. A sample finding with patch and test, how to hand over code, demo prices.",
      zh: "审计员从入口跟到落点，覆盖 Java、TypeScript、PHP、Go 等；看带补丁和测试的样例、代码提交方式与演示价格。",
    },
    keywords: {
      en: "source code audit, SAST, CWE, GB/T 39412-2020, SBOM, ZhiAn Cloud",
      zh: "源代码审计,代码审计,CWE,GB/T 39412-2020,SBOM,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
