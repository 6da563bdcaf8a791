import { useText } from "@zhian/i18n/use-text";
import { Tabs } from "@zhian/ui/tabs";
import { Children } from "react";
import type { BodyPart } from "./body-part.ts";
import css from "./body-tabs.module.css";

/** As many tabs as their style sheet can distinguish. */
const maxTabs = 6;

/** The same steps for several tools. More than fit side by side are shown one below the other. */
export function BodyTabs({ element, children }: BodyPart) {
  const t = useText();
  const titles = element.children.map((node) => (typeof node === "string" ? "" : (node.title ?? "")));
  const panels = Children.toArray(children);
  const isOfTabs = element.children.every((node) => typeof node !== "string" && node.tag === "tab");
  if (!isOfTabs || panels.length < 2 || panels.length > maxTabs) return <>{children}</>;
  return (
    <div className={css["tabs"]}>
      <Tabs
        label={t("body.tabs")}
        tabs={panels.map((panel, index) => ({ key: String(index), label: titles[index], panel }))}
      />
    </div>
  );
}

/** Its title is shown above it where there is no tab: in print, and outside tabs. */
export function BodyTab({ element: { title }, children }: BodyPart) {
  return (
    <div className={css["tab"]}>
      {title && <p className={css["title"]}>{title}</p>}
      {children}
    </div>
  );
}
