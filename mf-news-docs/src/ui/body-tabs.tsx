import { useText } from "@zhian/i18n/use-text";
import { Tabs } from "@zhian/ui/tabs";
import { Children } from "react";
import type { BodyPart } from "./body-part.ts";
import css from "./body-tabs.module.css";

/** As many as the style sheet of tabs can tell apart. */
const maxTabs = 6;

/** The same for several tools. More than can be shown side by side stand one below the other. */
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

/** Its title stands above it where no tab does: on paper, and outside of tabs. */
export function BodyTab({ element: { title }, children }: BodyPart) {
  return (
    <div className={css["tab"]}>
      {title && <p className={css["title"]}>{title}</p>}
      {children}
    </div>
  );
}
