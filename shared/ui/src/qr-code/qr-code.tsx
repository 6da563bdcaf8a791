import css from "./qr-code.module.css";

interface QrCodeProps {
  /** Rows of dark (1) and light (0) modules, without a margin. */
  rows: readonly string[];
  /** The content that a camera reads from it. */
  label: string;
}

/** The quiet zone in modules, without which cameras do not detect the code. */
const margin = 4;

/** Dark on light in every theme: many cameras cannot read the inverse. */
export function QrCode({ rows, label }: QrCodeProps) {
  const side = rows.length + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={css["code"]}
    >
      <path d={pathOf(rows)} />
    </svg>
  );
}

/** Merges adjacent dark modules of a row into one rectangle. */
function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}
