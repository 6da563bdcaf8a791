import { localePath, locales } from "@zhian/contracts/locale";
import type { Rule } from "../rule.ts";

/** The server renders the fragment's HTML in both languages, in time and without a fallback, and leaves nothing in the shell's worker. */
export const server: Rule = {
  name: "server",
  what: "its server bundle renders the page, and leaves nothing behind",
  appliesTo: () => true,
  async judge({ subject, url, renderFaults }) {
    const faults: string[] = [];
    for (const locale of locales) {
      const path = localePath(locale, subject.path);
      const answer = await fetch(url + path, { redirect: "manual" });
      const html = await answer.text();
      if (answer.status !== 200) faults.push(`${path} returns ${answer.status}`);
      const slots = [...html.matchAll(/<[a-z]+ [^>]*data-slot="[^>]*>/g)].map(([tag]) => tag);
      const own = slots.filter((tag) => tag.includes(`data-fragment="${subject.manifest.name}"`));
      if (own.length < subject.manifest.slots.length) faults.push(`${path} has none of its HTML`);
      if (own.some((tag) => tag.includes('data-outcome="fallback"'))) faults.push(`${path} shows its fallback`);
    }
    return [...faults, ...(await renderFaults())];
  },
};
