/**
 * The longest path with its query, in characters: no page writes a longer one, every server accepts one as long, and a longer one is
 * answered with 414. A search for as many names as one may hold fits, however long each of them; `deploy/edge/site.conf` lets more through.
 */
export const maxAddressLength = 16_384;
