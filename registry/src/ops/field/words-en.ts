import type { FieldWords } from "./words.ts";

export const en: FieldWords = {
  title: "Field data",
  hour: "Last hour",
  day: "Last day",
  pages: (count) => `${count} pages`,
  nothing: "No pages were reported in this period.",
  others: "All other fragments show theirs on their own pages.",
  shell: "Shell",
  shellLead: "The parts of pages that belong to no fragment, by the version of the shell that served them.",
  short: { pages: "Pages", failed: "Failed", lcp: "LCP", inp: "INP", cls: "CLS" },
  measures: {
    pages: "per minute",
    failed: "share of pages",
    lcp: "until the largest text or image is shown, p75",
    inp: "from an input to the next paint, p75",
    cls: "how far content shifts, p75",
  },
  moments: "The numbered lines in the charts:",
  noChange: "No changes in this period.",
  earlier: (count) => `${count} earlier ${count === 1 ? "change is" : "changes are"} in the history.`,
  tooFew: "too few pages",
  percent: (figure) => `${figure} %`,
  fromTo: (least, most) => (least === most ? least : `${least} to ${most}`),
  over: (pages) => `from ${pages} pages`,
  stop: ". ",
  totals: "Each release in this period",
  points: "All points of the charts, as a table",
  howToRead: (minPages, pagesAPoint) =>
    `p75: three out of four visits were at least this good. Dotted line: values up to it count as good. Gap: nothing was reported, or the point would represent fewer than ${pagesAPoint} pages. No figures are given for fewer than ${minPages} pages. Times and shifts are accurate to within 8 %.`,
  differs: {
    title: "How it differs",
    now: "now",
    never: "This release has never been served here.",
    withNothing: "There is no earlier release here to compare it with.",
    beside: (version) => `Compared with ${version}, which everyone else was served at the same time:`,
    before: (version) => `Since its promotion (at most a day), compared with the last day of ${version}:`,
    verdicts: { better: "Better", worse: "Worse", unclear: "No clear difference", "too-few": "Unknown" },
    sentence: ({ name, value, other, pages, otherPages, isCanary }) =>
      `${name} ${value}, ${other} ${isCanary ? "on stable" : "before"}; from ${pages} and ${otherPages} pages`,
    tooFew: ({ name, pages, otherPages, isCanary }) =>
      `too few pages for ${name} (${pages}, and ${otherPages} ${isCanary ? "on stable" : "before"})`,
    howToRead: (minPages) =>
      `A release counts as better or worse only where chance would make such a difference in fewer than 5 of 100 cases, and both sides have at least ${minPages} pages. Days differ as well: only a canary and the stable release beside it have the same visitors at the same time.`,
  },
};
