// What comes with the dialog, and with nothing else: the form's rules, which towns there are, and what they are called abroad.
export { provinceCities } from "@zhian/contracts/province-cities";
export { cityName } from "../model/city-names.ts";
export { readQuote } from "../model/read-quote.ts";
