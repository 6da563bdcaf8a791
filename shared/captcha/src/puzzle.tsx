import { classNames } from "@zhian/ui/class-names";
import { Icon } from "@zhian/ui/icon";
import { Check, MoveHorizontal } from "lucide-react";
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { drawImage } from "./draw-image.ts";
import css from "./puzzle.module.css";
import type { Placing, PuzzleData } from "./puzzle-data.ts";
import type { PuzzleTexts } from "./texts.ts";
import type { Phase } from "./use-captcha.ts";
import { usePiece } from "./use-piece.ts";

interface PuzzleProps {
  puzzle: PuzzleData;
  phase: Phase;
  text: PuzzleTexts;
  draw: typeof drawImage;
  onPlaced(placing: Placing): void;
  /** Called if its images cannot be shown. */
  onLost(): void;
}

/** The picture with its hole, the piece on top of it, and below them the handle that moves the piece. */
export function Puzzle({ puzzle, phase, text, draw, onPlaced, onLost }: PuzzleProps) {
  const picture = useRef<HTMLCanvasElement>(null);
  const pieceWidth = puzzle.size + 2 * puzzle.radius;
  const most = puzzle.width - pieceWidth;
  const isHeld = phase !== "ready";
  const { left, isMoved, handle, tap, confirm } = usePiece({ puzzle, pieceWidth, picture, isHeld, onPlaced });
  const place = { left: share(left, puzzle.width), width: share(pieceWidth, puzzle.width) };
  return (
    <div className={css["puzzle"]} data-phase={phase}>
      <Picture {...{ puzzle, text, draw, onLost, picture, pieceWidth, place }} onTap={tap} />
      <div className={css["track"]}>
        <div className={css["gone"]} style={{ width: place.left }} />
        <div
          {...handle}
          role="slider"
          tabIndex={0}
          aria-label={text.handle}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={Math.round(left)}
          aria-valuetext={text.at.replace("{n}", String(Math.round(left)))}
          aria-disabled={isHeld}
          className={css["handle"]}
          style={place}
        >
          <Icon of={phase === "passed" ? Check : MoveHorizontal} />
        </div>
        {isMoved && !isHeld && (
          <button
            type="button"
            onClick={confirm}
            className={classNames(css["confirm"], left > most / 2 && css["before"])}
          >
            {text.confirm}
          </button>
        )}
      </div>
    </div>
  );
}

interface PictureProps extends Pick<PuzzleProps, "puzzle" | "text" | "draw" | "onLost"> {
  picture: RefObject<HTMLCanvasElement | null>;
  pieceWidth: number;
  place: { left: string; width: string };
  onTap(event: PointerEvent<HTMLElement>): void;
}

/** Uses percentages of its own size, so that it can be scaled down. Visitors without a pointer use the handle. */
function Picture({ puzzle, text, draw, onLost, picture, pieceWidth, place, onTap }: PictureProps) {
  const piece = useRef<HTMLCanvasElement>(null);
  const lose = useEffectEvent(onLost);

  useEffect(() => {
    const images = [
      [picture.current, puzzle.picture],
      [piece.current, puzzle.piece],
    ] as const;
    for (const [canvas, base64] of images) if (canvas) draw(canvas, base64).catch(() => lose());
  }, [draw, picture, puzzle]);

  return (
    <div role="img" aria-label={text.picture} className={css["picture"]} onPointerUp={onTap}>
      <canvas ref={picture} width={puzzle.width} height={puzzle.height} className={css["whole"]} />
      <canvas
        ref={piece}
        width={pieceWidth}
        height={pieceWidth}
        className={css["piece"]}
        style={{ ...place, top: share(puzzle.top, puzzle.height) }}
      />
    </div>
  );
}

function share(pixels: number, whole: number): string {
  return `${(pixels / whole) * 100}%`;
}
