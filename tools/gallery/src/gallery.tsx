import type { Locale } from "@zhian/contracts/locale";
import css from "./gallery.module.css";
import { actionSamples } from "./samples/actions.tsx";
import { disclosureSamples } from "./samples/disclosure.tsx";
import { factSamples } from "./samples/facts.tsx";
import { formSamples } from "./samples/forms.tsx";
import { layerSamples } from "./samples/layers.tsx";
import { pageSamples } from "./samples/page.tsx";
import { figureSamples, stateSamples, waySamples } from "./samples/states.tsx";
import { type Sample, sayIn } from "./say.ts";
import { Tokens } from "./tokens.tsx";

/** Every part in every state, on a light and on a dark background. */
export function Gallery({ locale }: { locale: Locale }) {
  const say = sayIn(locale);
  const groups = [
    { id: "actions", heading: say("Actions", "操作"), samples: [...actionSamples(say), ...waySamples(say)] },
    { id: "forms", heading: say("Forms", "表单"), samples: formSamples(say) },
    {
      id: "facts",
      heading: say("Facts", "数据"),
      samples: [...factSamples(say, locale), ...figureSamples(say, locale)],
    },
    { id: "states", heading: say("States", "状态"), samples: stateSamples(say) },
    { id: "disclosure", heading: say("Disclosure", "展开与切换"), samples: disclosureSamples(say) },
    { id: "layers", heading: say("Layers", "浮层"), samples: layerSamples(say) },
    { id: "page", heading: say("Page", "页面"), samples: pageSamples(say) },
  ];
  return (
    <>
      <header className={css["head"]}>
        <div className="container">
          <p className="meta">@zhian/ui</p>
          <h1>{say("Site components", "网站组件")}</h1>
          <p className="lead">
            {say(
              "Every component that pages are built from, in each of its states, in light and dark mode. Names, prices and figures are made up.",
              "构成页面的全部组件及其各种状态，浅色与深色并列。名称、价格与数据均为演示。",
            )}
          </p>
          <nav aria-label={say("Groups", "分组")}>
            <ul role="list" className={css["groups"]}>
              {groups.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
              <li>
                <a href={say("zh/", "../")} lang={say("zh-Hans", "en")} hrefLang={say("zh-Hans", "en")}>
                  {say("中文", "English")}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <main className="container">
        <Tokens say={say} />
        {groups.map(({ id, heading, samples }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={css["group"]}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {samples.map((sample) => (
              <Shown key={sample.part} sample={sample} say={say} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

function Shown({ sample: { part, what, isWide, states }, say }: { sample: Sample; say: ReturnType<typeof sayIn> }) {
  return (
    <article aria-labelledby={`part-${part}`} className={css["sample"]}>
      <h3 id={`part-${part}`} className={css["part"]}>
        <code>{part}</code>
      </h3>
      <p className={css["what"]}>{what}</p>
      <div className={isWide ? css["wholes"] : css["halves"]}>
        {(["light", "dark"] as const).map((scheme) => (
          <section
            key={scheme}
            aria-label={`${part}, ${scheme === "light" ? say("light", "浅色") : say("dark", "深色")}`}
            className={`${css["half"]} ${css[scheme]}`}
            data-layers
          >
            {states.map(({ name, show }) => (
              <div key={name} className={css["state"]}>
                <p className={css["name"]}>{name}</p>
                <div className={css["show"]}>{show}</div>
              </div>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
