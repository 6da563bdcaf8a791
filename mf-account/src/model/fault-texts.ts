import type { Fault } from "@zhian/contracts/form-faults";

/** Keys of a field's error messages, by the kind of fault. */
export type FaultTexts = Readonly<Record<Fault, string>>;

const always = (key: string): FaultTexts => ({ missing: key, wrong: key });

export const faultTexts = {
  newName: always("fault.newName"),
  account: always("fault.account"),
  phone: { missing: "fault.phoneMissing", wrong: "fault.phone" },
  code: always("fault.code"),
  password: always("fault.password"),
  newPassword: always("fault.newPassword"),
  personalName: always("fault.personalName"),
  personalNumber: always("fault.personalNumber"),
  enterpriseName: always("fault.enterpriseName"),
  enterpriseNumber: always("fault.enterpriseNumber"),
  linkName: { missing: "fault.label", wrong: "fault.linkName" },
  keyName: { missing: "fault.label", wrong: "fault.keyName" },
} as const satisfies Record<string, FaultTexts>;
