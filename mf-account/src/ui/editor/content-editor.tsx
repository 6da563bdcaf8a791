import { useSearchParams } from "@zhian/fragment/router";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { TextProvider, useText } from "@zhian/i18n/use-text";
import { messages } from "../../messages.ts";
import { editorPath, onlyOnes, readKind } from "../../model/editor/item-kind.ts";
import { EditorHome } from "./editor-home.tsx";
import { editorMessages } from "./editor-messages.ts";
import { ItemEditor } from "./item-editor.tsx";
import { ItemList } from "./item-list.tsx";

const all = { en: { ...messages.en, ...editorMessages.en }, zh: { ...messages.zh, ...editorMessages.zh } };

/** What an editor sees, by the address. */
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
