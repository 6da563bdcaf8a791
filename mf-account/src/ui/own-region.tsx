import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import type { Elements } from "@zhian/ui/elements";
import { ErrorState } from "@zhian/ui/error-state";
import { useId } from "react";
import css from "./own-region.module.css";
import type { Own } from "./use-own.ts";

interface OwnRegionProps<Data> {
  heading: string;
  own: Own<Data>;
  /** Number of rows to reserve, so that the layout does not shift when the data arrives. */
  rows: number;
  children: (data: Data) => Elements;
}

/** A part of a private page: the server renders its heading and empty rows, the browser its private data. */
export function OwnRegion<Data>({ heading, own: { data, isFailed, retry }, rows, children }: OwnRegionProps<Data>) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={data === undefined && !isFailed} className={css["region"]}>
      <h2 id={id} className={css["heading"]}>
        {heading}
      </h2>
      {data !== undefined && children(data)}
      {data === undefined &&
        (isFailed ? (
          <ErrorState title={t("own.failed")} actions={<Button onClick={retry}>{t("own.retry")}</Button>} />
        ) : (
          <div aria-hidden="true" className={css["rows"]}>
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className={css["row"]} />
            ))}
          </div>
        ))}
    </section>
  );
}
