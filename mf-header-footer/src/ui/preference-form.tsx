import type { Elements } from "@zhian/ui/elements";
import { type SubmitEvent } from "react";
import { useAddress } from "./use-address.ts";
import { type Preference, usePreference } from "./use-preference.ts";

interface PreferenceFormProps {
  name: Preference;
  optionClass: string | undefined;
  /** Class of the name next to a code; without it, only codes are shown. */
  hintClass?: string | undefined;
  /** Shown at the selected option. */
  sign?: Elements;
  onChosen?(): void;
}

/** Works by a round trip to the server, which redirects back to this address; with script, publishes on the bus. */
export function PreferenceForm({ name, optionClass, hintClass, sign, onChosen }: PreferenceFormProps) {
  const address = useAddress();
  const { current, options, choose } = usePreference(name);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || !choose(submitter.value)) return;
    event.preventDefault();
    onChosen?.();
  }

  return (
    <form method="post" action="/_preferences" onSubmit={submit}>
      <input type="hidden" name="to" value={address} />
      {options.map(({ value, text, lang, hint }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          aria-current={value === current || undefined}
          className={optionClass}
        >
          <span>{text}</span>
          {hint && hintClass && (
            <span aria-hidden="true" className={hintClass}>
              {hint}
            </span>
          )}
          {value === current && sign}
        </button>
      ))}
    </form>
  );
}
