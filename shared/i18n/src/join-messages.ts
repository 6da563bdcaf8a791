import type { Messages } from "./create-i18n.ts";

/** A fragment's messages together with those of a part that loads on demand, so that no first load contains them. */
export function joinMessages(all: Messages, part: Messages): Messages {
  return { en: { ...all.en, ...part.en }, zh: { ...all.zh, ...part.zh } };
}
