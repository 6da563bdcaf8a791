import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { slipClass } from "../card/card.ts";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import css from "./notice.module.css";

const icons = { ok: CircleCheck, info: Info, warn: TriangleAlert, err: CircleAlert } as const;

export interface NoticeProps extends ComponentProps<"div"> {
  kind?: keyof typeof icons | undefined;
}

/** A remark that belongs to the page. To have it announced, give it a `role`. */
export function Notice({ kind = "info", className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames(slipClass(), css["notice"], css[kind], className)}>
      <Icon of={icons[kind]} className={css["icon"]} />
      <div className={css["words"]}>{children}</div>
    </div>
  );
}
