/**
 * How long a path with its query may be, in characters: no page writes a longer one, every server reads one as long, and what is longer is
 * told so (414). A search for as many names as one may hold fits, however long each of them is; `deploy/edge/site.conf` lets more through.
 */
export const maxAddressLength = 16_384;
