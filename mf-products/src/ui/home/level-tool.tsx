import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import { useMarked } from "@zhian/page/use-marked";
import { buttonClass } from "@zhian/ui/button";
import { cardClass } from "@zhian/ui/card";
import { classNames } from "@zhian/ui/class-names";
import { Input } from "@zhian/ui/input";
import { Section } from "@zhian/ui/section";
import { tableClass } from "@zhian/ui/table";
import { useId, useState } from "react";
import type { Home } from "../../model/home-content.ts";
import { LevelPath } from "./level-path.tsx";
import css from "./level-tool.module.css";

interface LevelToolProps {
  level: Home["level"];
  path: Home["path"];
}

/** The number of products, from the start of the list, that level 2 includes as well. */
const ofLevelTwo = 6;
/** The values sent for the two levels. */
const ranks = { two: "二级", three: "三级" } as const;
const shownIf = { two: "ifTwo", three: "ifThree" } as const;

/** A level's products, filtered by radio buttons alone; the form passes the choices on. */
export function LevelTool({ level, path }: LevelToolProps) {
  const marked = useMarked();
  const [servers, setServers] = useState("3");
  return (
    <Section anchor="level" tone="tint" heading={level.heading} lead={marked(level.lead)}>
      <div className={css["tool"]}>
        <LevelForm level={level} onServers={setServers} />
        <LevelList level={level} servers={servers} />
      </div>
      <LevelPath path={path} />
    </Section>
  );
}

interface LevelFormProps {
  level: Home["level"];
  onServers(servers: string): void;
}

function LevelForm({ level, onServers }: LevelFormProps) {
  const t = useText();
  const { locale } = useSite();
  const id = useId();
  return (
    <form method="get" action={localePath(locale, "/products/dengbao")} className={css["form"]}>
      {/* With it, the shell passes the choices to the quote calculator. */}
      <input type="hidden" name="quote" value="1" />
      <fieldset>
        <legend>{t("level.level")}</legend>
        {(["two", "three"] as const).map((rank) => (
          <label key={rank} className={css["choice"]}>
            <input type="radio" name="rank" value={ranks[rank]} defaultChecked={rank === "two"} className={css[rank]} />
            <span>{t(`level.${rank}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t("level.system")}</legend>
        {level.systems.map(({ value, name }, index) => (
          <label key={value} className={css["choice"]}>
            <input
              type="radio"
              name="style"
              value={value}
              defaultChecked={index === 0}
              className={css[`system${index}`]}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className={css["number"]}>
        <label htmlFor={id}>{t("level.servers")}</label>
        <Input
          id={id}
          type="number"
          name="number"
          min={1}
          max={999}
          required
          defaultValue={3}
          inputMode="numeric"
          className={css["servers"]}
          onChange={(event) => onServers(event.target.validity.valid ? event.target.value : "")}
        />
      </div>
      <button type="submit" className={buttonClass()}>
        {level.action}
      </button>
    </form>
  );
}

function LevelList({ level, servers }: { level: Home["level"]; servers: string }) {
  const t = useText();
  return (
    <div className={classNames(cardClass(), css["sheet"])}>
      <div className={css["summary"]} aria-live="polite">
        {(["two", "three"] as const).map((rank) => (
          <p key={rank} className={css[shownIf[rank]]}>
            <strong>{t(`level.sum-${rank}`)}</strong> <span>{level.frequency[rank]}</span>{" "}
            {rank === "three" && (
              <a href={level.frequencySource.source} rel="noopener" hrefLang="zh-Hans">
                {level.frequencySource.text}
              </a>
            )}
          </p>
        ))}
        {level.systems.map(({ value, note }, index) => (
          <p key={value} className={classNames(css["note"], css[`ifSystem${index}`])}>
            {note}
          </p>
        ))}
      </div>
      <table className={classNames(tableClass({ stacks: "lines" }), css["table"])}>
        <caption className="visually-hidden">{t("level.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("level.product")}</th>
            <th scope="col">{t("level.control")}</th>
            <th scope="col">{t("level.counted")}</th>
          </tr>
        </thead>
        <tbody>
          {level.products.map(({ product, control, per, isPerServer }, index) => (
            <tr key={product} className={index < ofLevelTwo ? undefined : css["ifThree"]}>
              <th scope="row">
                <ProductLink code={product} />
              </th>
              <td>{control}</td>
              <td>{isPerServer && servers ? t("level.times", { n: servers }) : per}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css["note"]}>{level.note}</p>
    </div>
  );
}
