import { SiteLink } from "@zhian/fragment/site-link";
import { useProductMark } from "@zhian/page/product-marks";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { classNames } from "@zhian/ui/class-names";
import { Seal } from "@zhian/ui/seal";
import { type PacketRow, packetRows } from "../../model/packet-cells.ts";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./packet-case.module.css";

type Block = BlockOf<"packet-path">;
type Case = Block["cases"][number];

interface PacketCaseProps {
  block: Block;
  of: Case;
}

/** A ladder: stations across, steps down, each rung with its description. On a phone, one line replaces the stations. */
export function PacketCase({ block: { stations, labels }, of: { name, steps, result } }: PacketCaseProps) {
  const marked = useMarked();
  const rows = packetRows(stations, steps);
  const nameOf = new Map(stations.map(({ id, name: station }) => [id, station]));
  return (
    <div className={css["case"]}>
      <h3 className={css["name"]}>{marked(name)}</h3>
      <ul className={css["stations"]}>
        {stations.map((station) => (
          <li key={station.id}>
            <Station station={station} />
          </li>
        ))}
      </ul>
      <ol className={css["steps"]} aria-label={labels.way}>
        {steps.map(({ at, text, outcome }, index) => (
          // A packet may visit a station twice.
          <li key={`${index} ${at}`} className={classNames(css["step"], css[outcome])}>
            <Rung row={rows[index]} />
            <div className={css["text"]}>
              <p className={css["at"]}>
                <span className={css["number"]}>{index + 1}</span>
                <Words>{nameOf.get(at) ?? at}</Words>
                {outcome !== "passes" && <span className={css["outcome"]}>{labels[outcome]}</span>}
              </p>
              <p>{marked(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={css["result"]}>
        <span>{labels.result}</span> <Words>{result}</Words>
      </p>
    </div>
  );
}

/** Shows the name in this drawing, since several stations can be parts of one product. */
function Station({ station: { name, product } }: { station: Block["stations"][number] }) {
  const mark = useProductMark()(product ?? "");
  if (!product || !mark) return <Words>{name}</Words>;
  return (
    <SiteLink to={`/products/${product}`} title={mark.name} className={css["product"]}>
      <Seal glyph={mark.seal} size="small" />
      <Words>{name}</Words>
    </SiteLink>
  );
}

function Rung({ row }: { row: PacketRow | undefined }) {
  return (
    <span aria-hidden="true" className={classNames(css["rung"], row && css[row.cameFrom])}>
      {row?.cells.map((cell, station) => (
        <span key={station} className={css[cell]} />
      ))}
    </span>
  );
}
