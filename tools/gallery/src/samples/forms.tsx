import { Checkbox } from "@zhian/ui/checkbox";
import { ChoiceGroup } from "@zhian/ui/choice-group";
import { Field } from "@zhian/ui/field";
import { Input } from "@zhian/ui/input";
import { Radio } from "@zhian/ui/radio";
import { Select } from "@zhian/ui/select";
import { Textarea } from "@zhian/ui/textarea";
import { useId } from "react";
import css from "../gallery.module.css";
import type { Sample, Say } from "../say.ts";

export function formSamples(say: Say): Sample[] {
  return [
    {
      part: "field",
      what: say("A control with its label, hint and error.", "带标签、提示与错误信息的控件。"),
      states: [
        {
          name: say("with a hint, required", "带提示，必填"),
          show: (
            <Field
              label={say("Phone", "手机号")}
              hint={say("11 digits, mainland China", "11 位中国大陆手机号")}
              isRequired
            >
              {(control) => <Input {...control} type="tel" autoComplete="off" />}
            </Field>
          ),
        },
        {
          name: say("invalid", "错误"),
          show: (
            <Field
              label={say("Number of servers", "服务器数量")}
              error={say("A number from 1 to 999.", "请输入 1 至 999 之间的数字。")}
            >
              {(control) => <Input {...control} defaultValue="0" inputMode="numeric" />}
            </Field>
          ),
        },
        {
          name: say("disabled", "不可用"),
          show: (
            <Field label={say("Region", "地域")}>
              {(control) => <Input {...control} disabled defaultValue="Jakarta" />}
            </Field>
          ),
        },
      ],
    },
    {
      part: "select",
      what: say("The browser's native select.", "浏览器原生下拉列表。"),
      states: [
        {
          name: say("in a field", "置于字段中"),
          show: (
            <Field label={say("Province", "省份")}>
              {(control) => (
                <Select {...control}>
                  <option>{say("Guangdong", "广东")}</option>
                  <option>{say("Zhejiang", "浙江")}</option>
                </Select>
              )}
            </Field>
          ),
        },
      ],
    },
    {
      part: "textarea",
      what: say("Multi-line text.", "多行文本。"),
      states: [
        {
          name: say("in a field", "置于字段中"),
          show: <Field label={say("What do you need?", "您的需求")}>{(control) => <Textarea {...control} />}</Field>,
        },
      ],
    },
    {
      part: "radio",
      what: say("One of several.", "多选一。"),
      states: [{ name: say("vertical, horizontal, framed", "纵向、横向、带框"), show: <Radios say={say} /> }],
    },
    {
      part: "checkbox",
      what: say("On or off.", "勾选与否。"),
      states: [
        {
          name: say("off, on, disabled", "未选、已选、不可用"),
          show: (
            <div className={css["stack"]}>
              <Checkbox label={say("Daily backups", "每日备份")} hint={say("kept for thirty days", "保留三十天")} />
              <Checkbox label={say("Domain privacy", "域名隐私保护")} defaultChecked />
              <Checkbox label={say("Elastic address", "弹性公网地址")} disabled />
            </div>
          ),
        },
      ],
    },
  ];
}

function Radios({ say }: { say: Say }) {
  const name = useId();
  const levels = [say("Level 2", "二级"), say("Level 3", "三级")];
  return (
    <div className={css["stack"]}>
      {(["plain", "framed"] as const).map((look) => (
        <ChoiceGroup
          key={look}
          legend={say("Protection level", "等保级别")}
          direction={look === "plain" ? "across" : "down"}
          isRequired
        >
          {levels.map((level, index) => (
            <Radio
              key={level}
              name={name + look}
              look={look}
              label={level}
              value={level}
              defaultChecked={index === 0}
            />
          ))}
        </ChoiceGroup>
      ))}
    </div>
  );
}
