import { locales } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Checkbox } from "@zhian/ui/checkbox";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Select } from "@zhian/ui/select";
import { isWithin, type NavigationNode, rootId } from "../../model/editor/navigation-nodes.ts";
import type { NodeFault } from "../../model/editor/node-fault.ts";
import css from "./navigation-form.module.css";

interface PartProps {
  node: NavigationNode;
  faults: readonly NodeFault[];
  onChange(node: NavigationNode): void;
}

interface NavigationFieldsProps extends PartProps {
  nodes: readonly NavigationNode[];
  /** Whether there is nothing below it: a plain link, which may have the badge. */
  isPlain: boolean;
  onRemove(): void;
}

/** All fields of an entry, including its parent. */
export function NavigationFields({ nodes, isPlain, onRemove, ...part }: NavigationFieldsProps) {
  const t = useText();
  const { locale } = useSite();
  const { node, faults, onChange } = part;
  const offers = node.offers ?? [];
  return (
    <div className={css["fields"]}>
      <Words {...part} />
      <Field label={t("nav.link")} error={messageAt(faults, "link")}>
        {(control) => (
          <Input {...control} value={node.link} onChange={({ target }) => onChange({ ...node, link: target.value })} />
        )}
      </Field>
      <Parent {...part} nodes={nodes} />
      {offers.length > 0 && <p className={css["whole"]}>{t("nav.offers", { kinds: offers.join(", ") })}</p>}
      {isPlain && <Badge {...part} />}
      <p className={css["whole"]}>
        <Button look="secondary" size="small" onClick={onRemove}>
          <span>{t("nav.remove")}</span>
          <span className="visually-hidden">{` ${node.name[locale]}`}</span>
        </Button>
      </p>
    </div>
  );
}

function messageAt(faults: readonly NodeFault[], path: string): string | undefined {
  return faults.find((fault) => fault.path === path)?.message;
}

function Words({ node, faults, onChange }: PartProps) {
  const t = useText();
  return (["name", "desc"] as const).map((part) =>
    locales.map((language) => (
      <Field
        key={part + language}
        label={`${t(`nav.${part}`)} (${t(`lang.${language}`)})`}
        error={messageAt(faults, `${part}.${language}`)}
      >
        {(control) => (
          <Input
            {...control}
            lang={language === "zh" ? "zh-Hans" : "en"}
            value={node[part][language]}
            onChange={({ target }) => onChange({ ...node, [part]: { ...node[part], [language]: target.value } })}
          />
        )}
      </Field>
    )),
  );
}

function Parent({ node, nodes, faults, onChange }: PartProps & Pick<NavigationFieldsProps, "nodes">) {
  const t = useText();
  const { locale } = useSite();
  const others = nodes.filter((each) => each.id !== node.id && !isWithin(nodes, each, node.id));
  return (
    <Field label={t("nav.parent")} error={messageAt(faults, "parentId")}>
      {(control) => (
        <Select
          {...control}
          value={node.parentId}
          onChange={({ target }) => onChange({ ...node, parentId: Number(target.value) })}
        >
          <option value={rootId}>{t("nav.top")}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name[locale]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Badge({ node, faults, onChange }: PartProps) {
  const t = useText();
  return (
    <>
      <Checkbox
        label={t("nav.isHot")}
        checked={node.isHot}
        onChange={({ target }) => onChange({ ...node, isHot: target.checked })}
      />
      <Field label={t("nav.img")} hint={t("nav.img.hint")} error={messageAt(faults, "img")}>
        {(control) => (
          <Input {...control} value={node.img} onChange={({ target }) => onChange({ ...node, img: target.value })} />
        )}
      </Field>
    </>
  );
}
