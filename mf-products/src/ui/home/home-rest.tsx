import { CallToAction } from "@zhian/page/call-to-action";
import type { ComponentProps } from "react";
import type { Home } from "../../model/home-content.ts";
import { AboutPoints } from "./about-points.tsx";
import { NoticeList } from "./notice-list.tsx";
import { RulesTable } from "./rules-table.tsx";
import { SolutionLines } from "./solution-lines.tsx";
import { SplitSection } from "./split-section.tsx";

interface HomeRestProps {
  home: Pick<Home, "solutions" | "rules" | "notices" | "about" | "start">;
  solutions: ComponentProps<typeof SolutionLines>["solutions"];
  notices: ComponentProps<typeof NoticeList>["notices"];
}

/** The lower part of the home page: only text and links. */
export function HomeRest({ home, solutions, notices }: HomeRestProps) {
  return (
    <>
      <SplitSection anchor="solutions" heading={home.solutions.heading} lead={home.solutions.lead}>
        <SolutionLines solutions={solutions} />
      </SplitSection>
      <RulesTable rules={home.rules} />
      <SplitSection anchor="notices" tone="tint" heading={home.notices.heading} lead={home.notices.lead}>
        <NoticeList notices={notices} />
      </SplitSection>
      <SplitSection anchor="about" heading={home.about.heading} lead={home.about.lead}>
        <AboutPoints points={home.about.points} />
      </SplitSection>
      <CallToAction block={home.start} />
    </>
  );
}
