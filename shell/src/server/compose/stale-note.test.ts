import { expect, it } from "@jest/globals";
import { type Part, requestId } from "./parts.ts";
import { withStaleNote } from "./stale-note.ts";

const page: Part[] = [
  '<body><div id="slot-header"></div>',
  requestId,
  `<p>Slots</p><main id="slot-main" data-slot="main"><h1>中文</h1></main>`,
  requestId,
];
const madeAt = Date.UTC(2026, 10, 21, 14, 5, 30);

it.each([
  [
    "en",
    `This page could not be updated just now. You are viewing a copy from <time datetime="2026-11-21T14:05:30.000Z">21 November 2026 at 14:05 UTC</time>.`,
  ],
  [
    "zh",
    `本页暂时无法更新，以下是 <time datetime="2026-11-21T14:05:30.000Z">2026年11月21日 14:05 UTC</time> 保存的副本。`,
  ],
] as const)("states the time of the copy directly above the main part (%s)", (locale, words) => {
  const [header, id, text, ...rest] = page;
  expect(withStaleNote(page, { locale, madeAt }).join("")).toBe(
    [
      header,
      id,
      `<p>Slots</p><div id="stale-note" role="status" class="zhian-stale"><p>${words}</p></div>`,
      String(text).replace("<p>Slots</p>", ""),
      ...rest,
    ].join(""),
  );
});

it("leaves a page without a main part unchanged", () => {
  expect(withStaleNote(["<body>", requestId], { locale: "en", madeAt })).toEqual(["<body>", requestId]);
});
