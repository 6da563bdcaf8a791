import { SiteLink } from "@zhian/fragment/site-link";
import { Section } from "@zhian/ui/section";
import { textLinkClass } from "@zhian/ui/text-link";
import type { Home } from "../../model/home-content.ts";
import { DomainBox } from "./domain-box.tsx";
import css from "./starting-points.module.css";

/** Readers' starting points, each with the place to begin; a name can be looked up right here. */
export function StartingPoints({ begin }: { begin: Home["begin"] }) {
  return (
    <Section anchor="begin" heading={begin.heading} lead={begin.lead}>
      <div className={css["points"]}>
        <div className={css["point"]}>
          <h3>{begin.name.have}</h3>
          <DomainBox words={begin.name} />
        </div>
        {begin.entries.map(({ have, begin: how, action }) => (
          <div key={have} className={css["point"]}>
            <h3>{have}</h3>
            <p>{how}</p>
            {action.to.startsWith("#") ? (
              <a href={action.to} className={textLinkClass({ look: "onward" })}>
                {action.label}
              </a>
            ) : (
              <SiteLink to={action.to} className={textLinkClass({ look: "onward" })}>
                {action.label}
              </SiteLink>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
