import type { EndpointData, EndpointInput, EndpointName } from "@zhian/contracts/endpoints";
import { htmlLang } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { type Answer, answerOf } from "@zhian/http/answer";
import { useCallback } from "react";

/** Calls the api in the visitor's language, which is the language of refusals. Never rejects. */
export function useCall() {
  const { api, locale } = useSite();
  return useCallback(
    async <Name extends EndpointName>(
      name: Name,
      input: EndpointInput<Name> = {},
    ): Promise<Answer<EndpointData<Name>>> => {
      if (!api) return { status: "unknown", isLost: true };
      const headers = { ...input.headers, "accept-language": htmlLang(locale) };
      return answerOf(api.call(name, { ...input, headers }));
    },
    [api, locale],
  );
}
