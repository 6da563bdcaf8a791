import type { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { SlotTree } from "./load-trees.tsx";

/** The document around the slots: the pieces that React does not render itself. */
export interface DocumentFrame {
  lang: string;
  /** Static markup inside `<head>`, and after the slots. */
  head: string;
  end: string;
}

/** Streams the whole document as one tree with React, starting when its shell is ready, as React recommends for servers. */
export function streamPage(trees: readonly SlotTree[], frame: DocumentFrame, out: Writable): void {
  const { pipe } = renderToPipeableStream(<Page trees={trees} frame={frame} />, {
    onShellReady: () => pipe(out),
    onError: (error) => {
      out.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  });
}

function Page({ trees, frame }: { trees: readonly SlotTree[]; frame: DocumentFrame }): ReactElement {
  return (
    <html lang={frame.lang}>
      <head dangerouslySetInnerHTML={{ __html: frame.head }} />
      <body>
        <a className="skip-link" href="#slot-main">
          Skip to content
        </a>
        {trees.map(({ slot, toElement }) => {
          const Place = slot === "main" ? "main" : "div";
          const focus = slot === "main" && { tabIndex: -1 };
          return (
            <Place key={slot} id={`slot-${slot}`} data-slot={slot} {...focus} data-outcome="rendered">
              {toElement()}
            </Place>
          );
        })}
        <script type="application/json" id="page" dangerouslySetInnerHTML={{ __html: frame.end }} />
      </body>
    </html>
  );
}
