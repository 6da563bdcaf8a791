import { useToast } from "@zhian/fragment/use-toast";
import type { Answer } from "@zhian/http/answer";
import { useText } from "@zhian/i18n/use-text";

/** For buttons, which have no field to say it at: says why something was not done. Tells whether it was. */
export function useFailureToast() {
  const t = useText();
  const toast = useToast();
  return function isDone<Data>(answer: Answer<Data>): answer is Extract<Answer<Data>, { status: "done" }> {
    if (answer.status === "done") return true;
    toast("error", answer.status === "refused" ? answer.message : t("fault.unreachable"));
    return false;
  };
}
