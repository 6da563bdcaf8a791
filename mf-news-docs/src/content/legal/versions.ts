/** What all four documents are today: the same draft, written on one day. */
export const draft = {
  version: "0.9",
  draftedAt: "2026-11-20",
  changes: [
    {
      version: "0.9",
      date: "2026-11-20",
      what: {
        en: "First complete draft, for review by the owner’s counsel in China and in Indonesia.",
        zh: "首份完整草案，提交网站所有者在中国与印度尼西亚的法律顾问审阅。",
      },
    },
  ],
};
