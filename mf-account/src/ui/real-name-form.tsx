import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { ChoiceGroup } from "@zhian/ui/choice-group";
import { Radio } from "@zhian/ui/radio";
import { useState } from "react";
import type { Certification } from "../model/certification.ts";
import { faultTexts } from "../model/fault-texts.ts";
import { AccountForm, Submit, TextField } from "./account-form.tsx";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";

const kinds = ["personal", "enterprise"] as const;
type Kind = (typeof kinds)[number];

const nameOf = { personal: "name", enterprise: "organization" } as const satisfies Record<Kind, string>;

const texts = {
  personal: { name: faultTexts.personalName, number: faultTexts.personalNumber },
  enterprise: { name: faultTexts.enterpriseName, number: faultTexts.enterpriseNumber },
};

export function RealNameForm({ onDone }: { onDone(certification: Certification): void }) {
  const t = useText();
  const call = useCall();
  const toast = useToast();
  const [kind, setKind] = useState<Kind>("personal");
  const form = useForm(`${kind}RealName`, texts[kind], "zhian:real-name-wait");
  return (
    <AccountForm
      form={form}
      label={t("realName.title")}
      onSubmit={(event) =>
        void form.submit(
          event,
          (realName) => call("console.certify", { body: { kind, ...realName } }),
          (certification) => {
            toast("success", t("realName.submitted"));
            onDone(certification);
          },
        )
      }
    >
      <ChoiceGroup legend={t("realName.kind")} direction="across" isRequired>
        {kinds.map((each) => (
          <Radio
            key={each}
            name="kind"
            value={each}
            label={t(`realName.kind.${each}`)}
            checked={kind === each}
            onChange={() => setKind(each)}
          />
        ))}
      </ChoiceGroup>
      <TextField form={form} name="name" label={t(`realName.name.${kind}`)} autoComplete={nameOf[kind]} />
      <TextField
        form={form}
        name="number"
        label={t(`realName.number.${kind}`)}
        hint={t(`realName.hint.${kind}`)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Submit form={form}>{t("realName.submit")}</Submit>
    </AccountForm>
  );
}
