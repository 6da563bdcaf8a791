import { useSite } from "@zhian/fragment/use-site";
import { joinMessages } from "@zhian/i18n/join-messages";
import { TextProvider, useText } from "@zhian/i18n/use-text";
import { type RefObject, useEffect, useId } from "react";
import type { HotEntry } from "../api/load-hot.ts";
import en from "../locales/live-results/en.json" with { type: "json" };
import zh from "../locales/live-results/zh.json" with { type: "json" };
import { messages } from "../messages.ts";
import { groupHits } from "../model/search-groups.ts";
import { type Result, ResultOption } from "./result-option.tsx";
import css from "./search-drawer.module.css";
import { useActiveOption } from "./use-active-option.ts";
import { type SearchState, useSearch } from "./use-search.ts";

/** The attributes that the list of live results sets on its input. */
export interface Combobox {
  "aria-controls": string;
  "aria-expanded": boolean;
  "aria-activedescendant": string | undefined;
}

interface LiveResultsProps {
  words: string;
  hot: readonly HotEntry[];
  input: RefObject<HTMLInputElement | null>;
  onCombobox(combobox: Combobox): void;
}

interface ResultGroup {
  key: string;
  label: string;
  results: Result[];
}

/** Includes the messages of the search drawer, which the list also shows. */
const all = joinMessages(messages, { en, zh });
const suggestionCount = 3;

/** The list of the search combobox: hot entries while nothing is typed, then results by kind. */
export function LiveResults(props: LiveResultsProps) {
  const { locale } = useSite();
  return (
    <TextProvider messages={all} locale={locale}>
      <List {...props} />
    </TextProvider>
  );
}

function List({ words, hot, input, onCombobox }: LiveResultsProps) {
  const t = useText();
  const listId = useId();
  const state = useSearch(words);
  const groups = toGroups(state, hot, t);
  const idOf = ({ link }: Result) => `${listId}-${link}`;
  const optionIds = groups.flatMap(({ results }) => results.map(idOf));
  const activeId = useActiveOption({ input, optionIds, words });
  const hasOptions = groups.length > 0;

  useEffect(() => {
    onCombobox({ "aria-controls": listId, "aria-expanded": hasOptions, "aria-activedescendant": activeId });
  }, [onCombobox, listId, hasOptions, activeId]);

  return (
    <>
      <p role="status" className={isRemark(state) ? css["remark"] : "visually-hidden"}>
        {remarkOn(state, t)}
      </p>
      <div id={listId} role="listbox" aria-label={t("search.label")} className={css["list"]}>
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={group.label}>
            <p aria-hidden="true" className={css["group"]}>
              {group.label}
            </p>
            {group.results.map((result) => {
              const id = idOf(result);
              return <ResultOption key={id} id={id} result={result} words={words} isActive={id === activeId} />;
            })}
          </div>
        ))}
      </div>
    </>
  );
}

type Text = ReturnType<typeof useText>;

function toGroups(state: SearchState, hot: readonly HotEntry[], t: Text): ResultGroup[] {
  if (state.status === "empty") return hotGroup(t("search.hot"), hot);
  if (state.status !== "found") return [];
  const groups = groupHits(state.hits);
  if (groups.length === 0) return hotGroup(t("search.try"), hot.slice(0, suggestionCount));
  return groups.map(({ kind, hits }) => ({ key: kind, label: t(`search.kind.${kind}`), results: hits }));
}

function hotGroup(label: string, hot: readonly HotEntry[]): ResultGroup[] {
  return hot.length > 0 ? [{ key: "hot", label, results: [...hot] }] : [];
}

/** Reports whether a message is shown as well as announced; a count is only announced. */
function isRemark(state: SearchState): boolean {
  return state.status === "failed" || (state.status === "found" && groupHits(state.hits).length === 0);
}

function remarkOn(state: SearchState, t: Text): string {
  if (state.status === "failed") return t("search.failed");
  if (state.status !== "found") return "";
  return isRemark(state) ? t("search.none") : t("search.results", { count: state.total });
}
