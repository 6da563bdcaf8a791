import en from "../../locales/editor/en.json" with { type: "json" };
import zh from "../../locales/editor/zh.json" with { type: "json" };

/** Of the editor's page alone: no other page of the account loads them. */
export const editorMessages = { en, zh };
