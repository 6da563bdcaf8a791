import { SiteLink } from "@zhian/fragment/site-link";
import { Actions } from "@zhian/page/actions";
import { useMarked } from "@zhian/page/use-marked";
import { Crackle } from "@zhian/ui/crackle";
import type { ReactNode } from "react";
import type { Home } from "../../model/home-content.ts";
import css from "./home-hero.module.css";

interface HomeHeroProps {
  home: Pick<Home, "title" | "lead" | "actions" | "facts">;
  glaze: string;
  children: ReactNode;
}

/** The site's description next to real figures, above facts that link to their proof. */
export function HomeHero({ home, glaze, children }: HomeHeroProps) {
  const marked = useMarked();
  return (
    <header className={css["hero"]}>
      <Crackle path={glaze} spread="corner" className={css["crackle"]} />
      <div className={`container ${css["split"]}`}>
        <div className={css["words"]}>
          <h1 className="display">{home.title}</h1>
          <p className="lead">{marked(home.lead)}</p>
          <div className={css["actions"]}>
            <Actions links={home.actions} />
          </div>
        </div>
        <div className={css["figure"]}>{children}</div>
        <ul className={css["facts"]}>
          {home.facts.map(({ value, label, to }) => (
            <li key={to}>
              <FactLink to={to}>
                <strong>{value}</strong>
                <span>{label}</span>
              </FactLink>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}

function FactLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith("#")) {
    return (
      <a href={to} className={css["fact"]}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink to={to} className={css["fact"]}>
      {children}
    </SiteLink>
  );
}
