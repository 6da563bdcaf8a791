import { useSite } from "@zhian/fragment/use-site";
import { cutAtHan } from "../model/han-runs.ts";

/** An editor's text in which a Chinese term may stand: marked, so that it is read in its own language. */
export function MixedText({ text }: { text: string }) {
  const { locale } = useSite();
  if (locale === "zh") return text;
  return cutAtHan(text).map(({ text: run, isHan }, index) =>
    isHan ? (
      // Runs of one text never change places.
      <span key={`${index}`} lang="zh-Hans">
        {run}
      </span>
    ) : (
      run
    ),
  );
}
