import { useText } from "@zhian/i18n/use-text";
import { Checkbox } from "@zhian/ui/checkbox";
import { Field, type FieldControl } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Select } from "@zhian/ui/select";
import { Textarea } from "@zhian/ui/textarea";
import { useState } from "react";
import type { FieldSpec } from "../../model/editor/fields-of-kind.ts";
import css from "./field.module.css";

export interface ItemFieldProps {
  spec: FieldSpec;
  value: unknown;
  error?: string | undefined;
  choices: Readonly<Record<string, readonly string[]>>;
  /** `undefined` removes the value. */
  onChange(value: unknown): void;
}

/** One field of an item, as specified for its kind. */
export function ItemField(props: ItemFieldProps) {
  const t = useText();
  const { spec, value, error, onChange } = props;
  const label = t(spec.label, { number: Number(spec.path.split(".").at(-1)) + 1 });
  if (spec.input === "check") {
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked || undefined)}
      />
    );
  }
  return (
    <Field label={label} error={error} {...(spec.hint !== undefined && { hint: t(spec.hint) })}>
      {(control) => <Control {...props} control={control} />}
    </Field>
  );
}

function Control({ spec, value, choices, control, onChange }: ItemFieldProps & { control: FieldControl }) {
  const lang = spec.locale && { lang: spec.locale === "zh" ? "zh-Hans" : "en" };
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const put = (typed: string) => onChange(typed === "" && spec.isOptional ? undefined : typed);
  switch (spec.input) {
    case "area":
      return <Textarea {...control} {...lang} rows={3} value={text} onChange={(event) => put(event.target.value)} />;
    case "markdown":
      return (
        <Textarea
          {...control}
          {...lang}
          rows={16}
          className={css["markdown"]}
          value={text}
          onChange={(event) => put(event.target.value)}
        />
      );
    case "words":
      return (
        <WordsInput
          control={control}
          lang={lang?.lang}
          words={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    case "choice":
      return <ChoiceInput {...{ spec, value, choices, control, onChange }} />;
    case "number":
      return (
        <Input {...control} type="number" value={text} onChange={(event) => onChange(event.target.valueAsNumber)} />
      );
    case "date":
      return <Input {...control} type="date" value={text} onChange={(event) => put(event.target.value)} />;
    case "line":
    case "moment":
      return <Input {...control} {...lang} value={text} onChange={(event) => put(event.target.value)} />;
    case "check":
      return <></>;
  }
}

interface WordsInputProps {
  control: FieldControl;
  lang: string | undefined;
  words: readonly string[];
  onChange(words: string[]): void;
}

/** The typed text is kept unchanged, including a trailing comma; the words are parsed from it. */
function WordsInput({ control, lang, words, onChange }: WordsInputProps) {
  const [typed, setTyped] = useState({ text: words.join(", "), of: words.join() });
  const text = typed.of === words.join() ? typed.text : words.join(", ");
  return (
    <Input
      {...control}
      lang={lang}
      value={text}
      onChange={({ target }) => {
        const read = target.value.split(/[,，]/).flatMap((word) => word.trim() || []);
        setTyped({ text: target.value, of: read.join() });
        onChange(read);
      }}
    />
  );
}

function ChoiceInput({ spec, value, choices, control, onChange }: ItemFieldProps & { control: FieldControl }) {
  const t = useText();
  const options = spec.options ?? (choices[spec.choices ?? ""] ?? []).map((each) => ({ value: each }));
  // The current value stays visible even if it is no longer an option.
  const present = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const isKnown = options.some((option) => option.value === value);
  return (
    <Select
      {...control}
      value={present}
      onChange={({ target }) => onChange(options.find((option) => String(option.value) === target.value)?.value)}
    >
      {!isKnown && <option value={present}>{present}</option>}
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {"label" in option && option.label !== undefined ? t(option.label) : option.value}
        </option>
      ))}
    </Select>
  );
}
