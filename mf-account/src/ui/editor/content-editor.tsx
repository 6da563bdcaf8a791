import { useSearchParams } from "@zhian/fragment/router";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { joinMessages } from "@zhian/i18n/join-messages";
import { TextProvider, useText } from "@zhian/i18n/use-text";
import en from "../../locales/editor/en.json" with { type: "json" };
import zh from "../../locales/editor/zh.json" with { type: "json" };
import { messages } from "../../messages.ts";
import { editorPath, onlyOnes, readKind } from "../../model/editor/item-kind.ts";
import { EditorHome } from "./editor-home.tsx";
import { ItemEditor } from "./item-editor.tsx";
import { ItemList } from "./item-list.tsx";

/** Includes the editor's messages, which no other account page loads. */
const all = joinMessages(messages, { en, zh });

/** The editor's view for the current URL. */
export function ContentEditor() {
  const { locale } = useSite();
  return (
    <TextProvider messages={all} locale={locale}>
      <Place />
    </TextProvider>
  );
}

function Place() {
  const t = useText();
  const [query] = useSearchParams();
  const kind = readKind(query.get("kind"));
  const id = query.get("id") ?? (kind && onlyOnes.has(kind) ? "site" : undefined);
  if (!kind) return <EditorHome />;
  return (
    <>
      <p>
        <SiteLink to={editorPath}>{`← ${t("all")}`}</SiteLink>
      </p>
      {id === undefined ? (
        <ItemList key={kind} kind={kind} />
      ) : (
        <ItemEditor key={`${kind} ${id}`} kind={kind} id={id} />
      )}
    </>
  );
}
