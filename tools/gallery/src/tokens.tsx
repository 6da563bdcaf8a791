import css from "./gallery.module.css";
import type { Say } from "./say.ts";

const colours = [
  "bg",
  "surface",
  "surface-2",
  "surface-3",
  "line",
  "line-strong",
  "ink",
  "ink-2",
  "ink-3",
  "brand",
  "brand-hover",
  "brand-active",
  "brand-soft",
  "seal",
  "amber",
  "ok",
  "warn",
  "err",
  "info",
] as const;

/** The colours by name, and the type scale. */
export function Tokens({ say }: { say: Say }) {
  return (
    <section id="tokens" aria-labelledby="tokens-heading" className={css["group"]}>
      <h2 id="tokens-heading">{say("Tokens", "设计变量")}</h2>
      <div className={css["halves"]}>
        {(["light", "dark"] as const).map((scheme) => (
          <section
            key={scheme}
            aria-label={say(`Colours, ${scheme}`, scheme === "light" ? "颜色，浅色" : "颜色，深色")}
            className={`${css["half"]} ${css[scheme]}`}
          >
            <ul role="list" className={css["colours"]}>
              {colours.map((name) => (
                <li key={name}>
                  <span aria-hidden="true" className={`${css["swatch"]} ${css[classOf(name)]}`} />
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Maps `brand-soft` to `brandSoft`: class names are also names in script. */
function classOf(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
