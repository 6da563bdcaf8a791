/** Monthly prices are charged by the day; in the comparison, a month has 30 days. */
const daysPerMonth = 30;
const monthsPerYear = 12;

export interface PeriodPrices {
  day: number;
  month: number;
  year: number;
}

/** USD in each period, the day rounded to the cent. */
export function perPeriod(usdPerMonth: number): PeriodPrices {
  return {
    day: Math.round((usdPerMonth / daysPerMonth) * 100) / 100,
    month: usdPerMonth,
    year: usdPerMonth * monthsPerYear,
  };
}
