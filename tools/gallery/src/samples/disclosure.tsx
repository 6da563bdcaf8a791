import { Accordion } from "@zhian/ui/accordion";
import { Faq } from "@zhian/ui/faq";
import { StepList } from "@zhian/ui/step-list";
import { Tabs } from "@zhian/ui/tabs";
import type { Sample, Say } from "../say.ts";

export function disclosureSamples(say: Say): Sample[] {
  const questions = [
    {
      key: "bill",
      title: say("When am I charged?", "何时扣费？"),
      content: say("Each day at midnight, for the day before.", "每天零点结算前一天的费用。"),
      isOpen: true,
    },
    {
      key: "move",
      title: say("Can a server move to another region?", "云服务器能换地域吗？"),
      content: say(
        "As an image: copy it, start it there, delete the old one.",
        "通过镜像：复制镜像，在新地域启动，再删除原服务器。",
      ),
    },
  ];
  return [
    {
      part: "accordion",
      what: say(
        "Native details elements; one at a time where noted. All are open in print.",
        "原生折叠块；可设为一次只开一项。打印时全部展开。",
      ),
      states: [
        { name: say("independent", "各自展开"), show: <Accordion items={questions} /> },
        { name: say("one at a time", "一次一项"), show: <Accordion isExclusive items={questions} /> },
      ],
    },
    {
      part: "faq",
      what: say("An accordion of questions.", "由问题组成的折叠列表。"),
      states: [
        {
          name: say("closed", "收起"),
          show: <Faq items={questions.map(({ key, title, content }) => ({ key, question: title, answer: content }))} />,
        },
      ],
    },
    {
      part: "tabs",
      what: say(
        "Views of the same thing: radio buttons, so arrow keys work before any script runs.",
        "同一事物的多个视图：单选按钮实现，脚本运行前方向键即可用。",
      ),
      states: [
        {
          name: say("three views", "三个视图"),
          show: (
            <Tabs
              label={say("Uses", "用途")}
              tabs={[
                {
                  key: "web",
                  label: say("Web shop", "网店"),
                  panel: <p>{say("Grows for a sale, shrinks after it.", "促销时扩容，结束后缩容。")}</p>,
                },
                {
                  key: "batch",
                  label: say("Batch work", "批处理"),
                  panel: <p>{say("Runs at night, costs nothing by day.", "夜间运行，白天不计费。")}</p>,
                },
                {
                  key: "ci",
                  label: say("Builds", "持续集成"),
                  panel: <p>{say("A clean machine for each build.", "每次构建一台干净的机器。")}</p>,
                },
              ]}
            />
          ),
        },
      ],
    },
    {
      part: "step-list",
      isWide: true,
      what: say("What happens in which order, how long it takes, who does it.", "先后顺序、所需时间与负责方。"),
      states: [
        {
          name: say("two steps", "两步"),
          show: (
            <StepList
              steps={[
                {
                  key: "grade",
                  title: say("Grading", "定级"),
                  text: say("Decide how much harm a failure would do.", "判断系统受损后的危害程度。"),
                  duration: say("1 week", "1 周"),
                  who: say("you and us", "客户与我们"),
                },
                {
                  key: "file",
                  title: say("Filing", "备案"),
                  text: say("Submit the documents to the authority.", "向主管部门提交材料。"),
                  duration: say("2 weeks", "2 周"),
                  who: say("us", "我们"),
                },
              ]}
            />
          ),
        },
      ],
    },
  ];
}
