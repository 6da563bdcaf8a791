import { toAscii } from "@zhian/domains/ascii-name";
import { Words } from "@zhian/page/words";
import css from "./name-text.module.css";

/** A name as people read it, and next to it its ASCII form if that differs. */
export function NameText({ name, id }: { name: string; id?: string }) {
  const ascii = toAscii(name);
  return (
    <span id={id} className={css["name"]} translate="no">
      <bdi>
        <Words>{name}</Words>
      </bdi>
      {ascii !== undefined && ascii !== name && <code className={css["ascii"]}>{ascii}</code>}
    </span>
  );
}
