import type { Browser, CDPSession } from "playwright";
import { loadInto, type PageLoad } from "../../tax/load-page.ts";
import { openMenu, openMenuIn } from "../../tax/open-menu.ts";
import { openPhone, openTab } from "../../tax/phone.ts";
import { weighHtml } from "./weigh-html.ts";

/** One visitor's two visits; times in ms, sizes in kB. */
export interface PeerRound {
  lcp: number;
  menu: number;
  /** When all parts are mounted. */
  alive: number;
  tbt: number;
  requests: number;
  totalKb: number;
  scriptKb: number;
  /** The document before compression. */
  htmlKb: number;
  stylesKb: number;
  headerKb: number;
  dataKb: number;
  elements: number;
  /** All layout work until the page came to rest. */
  layout: number;
  warmLcp: number;
  warmMenu: number;
  warmAlive: number;
  warmTbt: number;
  warmRequests: number;
  warmKb: number;
}

/** Visits with empty caches, and again with the browser's cache filled; menus are opened in separate visits. */
export async function visitPeer(browser: Browser, url: string): Promise<PeerRound> {
  const menu = await openMenu(browser, url);
  const phone = await openPhone(browser);
  try {
    await phone.session.send("Performance.enable");
    const cold = await loadInto(phone, url);
    const elements = await phone.page.evaluate(() => document.querySelectorAll("*").length);
    const layout = await readLayoutMs(phone.session);
    await phone.page.close();

    const again = await openTab(phone.context);
    const warm = await loadInto(again, url);
    await again.page.close();
    const warmMenu = await openMenuIn(await openTab(phone.context), url);
    return { ...toCold(cold), ...toWarm(warm), elements, layout, menu: menu.openedMs, warmMenu: warmMenu.openedMs };
  } finally {
    await phone.context.close();
  }
}

function toCold({ lcp, hydrated, tbt, requests, totalBytes, scriptBytes, html }: PageLoad) {
  const { all, styles, header, data } = weighHtml(html);
  return {
    lcp,
    alive: hydrated,
    tbt,
    requests,
    totalKb: totalBytes / 1000,
    scriptKb: scriptBytes / 1000,
    htmlKb: all,
    stylesKb: styles,
    headerKb: header,
    dataKb: data,
  };
}

function toWarm({ lcp, hydrated, tbt, requests, totalBytes }: PageLoad) {
  return { warmLcp: lcp, warmAlive: hydrated, warmTbt: tbt, warmRequests: requests, warmKb: totalBytes / 1000 };
}

async function readLayoutMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "LayoutDuration")?.value;
  if (seconds === undefined) throw new Error("the browser reported no layout time");
  return seconds * 1000;
}
