/** Under which a tab keeps what was begun, by form. */
export const draftKeys = { application: "zhian:application", question: "zhian:question" } as const;
