/** A monthly price is charged day by day; 30 days make the month of the comparison. */
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
