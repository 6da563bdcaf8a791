import { useSite } from "@zhian/fragment/use-site";
import { cutAtHan } from "../model/han-runs.ts";

/** An editor's text in which a Chinese term may stand: marked, so that it is read in its own language. */
export function MixedText({ text }: { text: string }) {
  const { locale } = useSite();
  if (locale === "zh") return <span>{text}</span>;
  return (
    <span>
      {cutAtHan(text).map(({ text: run, isHan }, index) => (
        // Runs of one text never change places.
        <span key={`${index}`} lang={isHan ? "zh-Hans" : undefined}>
          {run}
        </span>
      ))}
    </span>
  );
}
