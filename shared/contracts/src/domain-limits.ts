// Separate from `domain.ts`, so that a page that only counts names loads no schemas.
/** Maximum number of names in a request: a search, a cart, and a search whose response is not streamed. */
export const maxNames = { search: 200, cart: 200, answer: 50 } as const;
