export const bounds = {
  customers: { least: 1, most: 999 },
  usdPerMonth: { least: 1, most: 100_000 },
  months: { least: 1, most: 36 },
} as const;

export type AmountName = keyof typeof bounds;
export type Amounts = Record<AmountName, number>;

const whole = /^\d{1,6}$/;
/** A point before three digits may separate thousands, as in Indonesia: such a number is not guessed at. */
const money = /^\d{1,6}(\.\d{1,2})?$/;

/** Reads a typed number, also in full-width digits. Null if it is invalid or out of bounds. */
export function readAmount(typed: string, name: AmountName): number | null {
  const text = typed.normalize("NFKC").trim();
  if (!(name === "usdPerMonth" ? money : whole).test(text)) return null;
  const value = Number(text);
  return value >= bounds[name].least && value <= bounds[name].most ? value : null;
}

interface Rate {
  percent: number;
  /** The number of months for which a customer's payments count. */
  months: number;
}

export interface Commission {
  /** What all customers pay in total, in USD. */
  paid: number;
  countedMonths: number;
  /** The part of it that counts. */
  counted: number;
  commission: number;
}

export function commissionOf({ customers, usdPerMonth, months }: Amounts, rate: Rate): Commission {
  const countedMonths = Math.min(months, rate.months);
  // In whole cents, to avoid rounding errors.
  const cents = customers * Math.round(usdPerMonth * 100);
  return {
    paid: (cents * months) / 100,
    countedMonths,
    counted: (cents * countedMonths) / 100,
    commission: Math.round((cents * countedMonths * rate.percent) / 100) / 100,
  };
}
