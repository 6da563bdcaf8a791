/**
 * Maximum length of a path with its query, in characters: no page writes a longer one, every server accepts this, and a longer one gets
 * 414. A search for the maximum number of ASCII names fits, whatever their length; `deploy/edge/site.conf` lets more through.
 */
export const maxAddressLength = 16_384;
