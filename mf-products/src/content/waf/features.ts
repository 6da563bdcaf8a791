import type { FeaturesBlock } from "../../model/page-content.ts";

export const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Mechanisms", zh: "防护机制" },
  heading: { en: "Six mechanisms, and where each one ends", zh: "六种机制，各有边界" },
  items: [
    {
      title: { en: "Reads a request as the target would", zh: "按目标系统的方式理解请求" },
      text: {
        en: "What looks like a quotation mark in a novel is let through; what completes a query is not.",
        zh: "小说里的引号放行，能拼成查询语句的引号拦下。",
      },
      mechanism: {
        en: "Parameters are decoded as often as a server would, then parsed as SQL, shell, HTML and template code. A fragment that runs is an attack.",
        zh: "参数按服务器的方式逐层解码，再按 SQL、命令、HTML、模板语法解析，能执行的片段即判为攻击。",
      },
      limit: {
        en: "Bodies that your app encrypts itself cannot be read. Of uploads, the first 8 MiB are inspected.",
        zh: "应用自行加密的内容无法解析；上传文件只检查前 8 MiB。",
      },
    },
    {
      title: { en: "Watches first", zh: "先观察，再拦截" },
      text: {
        en: "Every site starts by reporting, so that the first thing it blocks is not a customer.",
        zh: "每个站点先只告警，免得第一个拦下的就是客户。",
      },
      mechanism: {
        en: "A report lists what would have been blocked, by rule and path; exceptions are set for one parameter of one path, not for the site.",
        zh: "报告按规则和路径列出“本会拦截”的请求，例外只对某个路径的某个参数生效，不影响整站。",
      },
      limit: {
        en: "While it watches, nothing is stopped. Plan one to two weeks, with a month's end among them.",
        zh: "观察期间不拦截任何请求，建议安排一到两周，并覆盖一次月末。",
      },
    },
    {
      title: { en: "A patch before the patch", zh: "补丁之前的补丁" },
      text: {
        en: "A published hole is closed in front of the software while you test the vendor's update.",
        zh: "漏洞公开后，先在软件前面堵上，留出测试官方补丁的时间。",
      },
      mechanism: {
        en: "Rules for vulnerabilities carry their CVE number, are sent to all nodes at once and can be read, and switched off, one by one.",
        zh: "漏洞规则标注 CVE 编号，同时下发到所有节点，可逐条查看和关闭。",
      },
      limit: {
        en: "It knows the forms of an attack that are known. The update is still needed.",
        zh: "只认得已知的利用方式，官方补丁仍然要打。",
      },
    },
    {
      title: { en: "Tells programs from people", zh: "分得清程序和人" },
      text: {
        en: "Scripts that try passwords, buy tickets or copy prices are slowed down and then stopped.",
        zh: "撞库、抢购、爬价格的脚本，先减速，再拦下。",
      },
      mechanism: {
        en: "Requests are counted by address, session and the handshake's fingerprint; beyond a limit comes a computed challenge. Search engines are known by their reverse DNS.",
        zh: "按来源地址、会话和握手指纹计数，超限后下发计算挑战；搜索引擎用反向解析核实。",
      },
      limit: {
        en: "Slow scripts in real browsers get through. Logins need a second factor as well.",
        zh: "在真实浏览器里慢速运行的脚本仍可能通过，登录请另加二次验证。",
      },
    },
    {
      title: { en: "Hides the origin", zh: "隐藏源站" },
      text: {
        en: "Who knows your server's address could go around the firewall; so it answers nobody else.",
        zh: "知道源站地址就能绕过防火墙，所以让源站只回应防火墙。",
      },
      mechanism: {
        en: "The nodes' addresses are a security group that keeps itself up to date; your servers admit this group only.",
        zh: "节点地址做成自动更新的安全组，源站只放行这一组。",
      },
      limit: {
        en: "An address that was public before stays in old DNS records: change it once.",
        zh: "曾经公开过的地址会留在历史解析里，接入后请更换一次。",
      },
    },
    {
      title: { en: "Logs that can be shown", zh: "拿得出手的日志" },
      text: {
        en: "Each decision can be found by the number that the blocked visitor sees.",
        zh: "被拦截的访问者看到一个编号，凭编号就能查到那次处置。",
      },
      mechanism: {
        en: "One line for each decision: time, source, rule, the part of the request that matched, result. Searchable, exportable, sent on by syslog.",
        zh: "每次处置一行：时间、来源、规则、命中位置、结果，可检索、导出，也可用 syslog 转发。",
      },
      limit: {
        en: "Bodies are not kept unless you switch it on for a path; passwords and card numbers are masked even then.",
        zh: "默认不保存请求正文；按路径开启后，密码和卡号仍会脱敏。",
      },
    },
  ],
};
