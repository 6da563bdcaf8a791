import { useToast } from "@zhian/fragment/use-toast";
import type { Answer } from "@zhian/http/answer";
import { useText } from "@zhian/i18n/use-text";

/** For buttons, which have no field for an error: shows why an action failed. Returns whether it succeeded. */
export function useFailureToast() {
  const t = useText();
  const toast = useToast();
  return function isDone<Data>(answer: Answer<Data>): answer is Extract<Answer<Data>, { status: "done" }> {
    if (answer.status === "done") return true;
    toast("error", answer.status === "refused" ? answer.message : t("fault.unreachable"));
    return false;
  };
}
