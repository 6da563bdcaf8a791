/** Keys under which a tab stores drafts, by form. */
export const draftKeys = { application: "zhian:application", question: "zhian:question" } as const;
