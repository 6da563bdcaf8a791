import { htmlLang } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { answerOf } from "@zhian/http/answer";
import { Button } from "@zhian/ui/button";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { Notice } from "@zhian/ui/notice";
import { useState } from "react";
import type { MemberWords } from "../model/member-content.ts";
import css from "./member-desk.module.css";

interface JoinReferralProps {
  text: MemberWords;
  onJoined(): void;
}

/** For signed-in visitors who have not joined yet. The server decides who may join. */
export function JoinReferral({ text, onJoined }: JoinReferralProps) {
  const { api, locale } = useSite();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function join(): Promise<void> {
    if (!api) return;
    setBusy(true);
    const headers = { "accept-language": htmlLang(locale) };
    const answer = await answerOf(api.call("popularize.register", { headers }));
    setBusy(false);
    if (answer.status === "refused") return setRefusal(answer.message);
    if (answer.status === "unknown") return toast("error", text.unreachable);
    toast("success", text.joined);
    onJoined();
  }

  return (
    <div className={css["desk"]}>
      <Ledger>
        <LedgerRow label={text.code} note={text.joinNote} value={text.none} />
      </Ledger>
      <div role="status">{refusal && <Notice kind="warn">{refusal}</Notice>}</div>
      <Button isBusy={isBusy} onClick={() => void join()}>
        {text.join}
      </Button>
    </div>
  );
}
