import type { Channel } from "../model/channel.ts";
import type { Receipt } from "../model/releases.ts";
import { type Html, html } from "./html.ts";
import { actionLink, time } from "./parts.ts";
import type { Words } from "./words.ts";

/** Whether it is served here, and whether its files still exist. */
export function releaseState({ release, doing }: Words, { stable, canary, recalled }: Channel, receipt: Receipt): Html {
  const { version, collectedAt } = receipt;
  const state = version === stable ? release.stable : version === canary?.version ? release.canary : undefined;
  return html`${state !== undefined && html`<strong>${state}</strong>`}${recalled.has(version) && html`<strong class="bad">${doing.recall}</strong>`}${collectedAt !== undefined && html`<span class="none">${release.deleted} ${time(collectedAt)}</span>`}`;
}

interface About {
  environment: string;
  name: string;
  version: string;
  channel: Channel;
}

/** Actions for a release whose files exist. */
export function releaseActs(words: Words, { environment, name, version, channel }: About): Html {
  const { stable, canary, earlier, recalled } = channel;
  const wasServed = [stable, canary?.version, ...earlier].includes(version);
  const fields = { environment, fragment: name, version };
  return html`${version !== stable && stable !== undefined && actionLink(words, { ...fields, action: "canary" })}
${(version !== stable || canary) && actionLink(words, { ...fields, action: "promote" })}
${version !== stable && stable !== undefined && html`<a class="act" id="compare-${version}" href="/ops/${environment}/compare?fragment=${name}&amp;from=${stable}&amp;to=${version}">${words.actions.compareNow}<span class="hidden"> ${version}</span></a>`}
${wasServed && !recalled.has(version) && actionLink(words, { ...fields, action: "recall" })}`;
}
