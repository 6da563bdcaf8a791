import { Button } from "@zhian/ui/button";
import { Toasts } from "@zhian/ui/toasts";
import { type ComponentProps, useCallback, useRef } from "react";
import css from "../gallery.module.css";
import type { Say } from "../say.ts";

type Show = Parameters<ComponentProps<typeof Toasts>["listen"]>[0];

export function ToastSample({ say }: { say: Say }) {
  const show = useRef<Show>(undefined);
  const listen = useCallback((take: Show) => {
    show.current = take;
    return () => {
      show.current = undefined;
    };
  }, []);
  return (
    <div className={css["row"]}>
      <Button
        look="secondary"
        size="small"
        onClick={() => show.current?.({ kind: "success", message: say("Copied", "复制成功") })}
      >
        {say("A success", "成功")}
      </Button>
      <Button
        look="secondary"
        size="small"
        onClick={() =>
          show.current?.({ kind: "error", message: say("Not saved: you are offline.", "未保存：网络已断开。") })
        }
      >
        {say("An error", "错误")}
      </Button>
      <Toasts closeLabel={say("Dismiss", "知道了")} listen={listen} />
    </div>
  );
}
