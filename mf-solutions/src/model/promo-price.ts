/** USD to the cent, derived from the list price, so that an offer cannot disagree with it. */
export function promoPrice(usd: number, percentOff: number): number {
  return Math.round(usd * (100 - percentOff)) / 100;
}
