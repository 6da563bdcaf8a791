import type { FieldWords } from "./words.ts";

export const en: FieldWords = {
  title: "In the field",
  hour: "The last hour",
  day: "The last day",
  pages: (count) => `${count} pages`,
  nothing: "No shell has told of any page in this time.",
  others: "All other fragments have theirs on their own pages.",
  shell: "Shell",
  shellLead: "What stands on pages and belongs to no fragment, by the version of the shell that served it.",
  short: { pages: "Pages", failed: "Failed", lcp: "LCP", inp: "INP", cls: "CLS" },
  measures: {
    pages: "a minute",
    failed: "share of pages",
    lcp: "until the largest text or picture is there, p75",
    inp: "from a press to what comes of it, p75",
    cls: "how far the page jumps, p75",
  },
  moments: "The lines with numbers in the pictures:",
  noChange: "Nothing was changed in this time.",
  earlier: (count) => `${count} earlier ${count === 1 ? "change stands" : "changes stand"} in the history.`,
  tooFew: "too few pages to say",
  percent: (figure) => `${figure} %`,
  fromTo: (least, most) => (least === most ? least : `${least} to ${most}`),
  over: (pages) => `over ${pages} pages`,
  stop: ". ",
  totals: "Each release over this time",
  points: "Every point of the pictures, as a table",
  howToRead: (minPages, pagesAPoint) =>
    `p75: three visits in four were at least so good. Dotted: up to there it counts as good. A gap: nothing was reported, or a point would stand for fewer than ${pagesAPoint} pages. No figure is given over fewer than ${minPages} pages. Times and shifts are right within 8 %.`,
  differs: {
    title: "How it differs",
    now: "now",
    never: "This release was never served here.",
    withNothing: "There was no release before it here to compare it with.",
    beside: (version) => `Beside ${version}, which all others were served at the same time:`,
    before: (version) => `Since it was promoted, for at most a day; before, the last day of ${version}:`,
    verdicts: { better: "Better", worse: "Worse", unclear: "No clear difference", "too-few": "Not known" },
    sentence: ({ name, value, other, pages, otherPages, isCanary }) =>
      `${name} ${value}, ${other} ${isCanary ? "beside it" : "before"}; over ${pages} pages and ${otherPages}`,
    tooFew: ({ name, pages, otherPages, isCanary }) =>
      `${name}, too few pages to say: ${pages}, and ${otherPages} ${isCanary ? "beside it" : "before"}`,
    howToRead: (minPages) =>
      `Better or worse is said where chance would make such a difference in fewer than 5 of 100 cases, and both sides have ${minPages} pages or more. Days differ as well: only a canary and the release beside it have the same visitors at the same time.`,
  },
};
