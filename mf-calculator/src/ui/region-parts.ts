// What comes with the dialog, and with nothing else: which towns there are, and what they are called abroad.
export { provinceCities } from "@zhian/contracts/province-cities";
export { cityName } from "../model/city-names.ts";
