import { useSite } from "@zhian/fragment/use-site";
import { type FormText, formTexts } from "../model/form-texts.ts";

export function useFormText(): (key: FormText) => string {
  const texts = formTexts[useSite().locale];
  return (key) => texts[key];
}
