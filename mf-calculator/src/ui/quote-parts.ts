// Loaded with the dialog only: the form's rules, the list of towns, and their names in Latin letters.
export { provinceCities } from "@zhian/contracts/province-cities";
export { cityName } from "../model/city-names.ts";
export { readQuote } from "../model/read-quote.ts";
