// Apart from `domain.ts`, so that a page that only counts names carries no schemas.
/** How many names one question may hold: a search, a cart, and a search whose answer is not streamed. */
export const maxNames = { search: 200, cart: 200, answer: 50 } as const;
