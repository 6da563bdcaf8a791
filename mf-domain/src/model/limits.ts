/** Of a price in the cart; then it is said to be old, and asked for again before an order. */
export const priceAgeMs = 15 * 60_000;
