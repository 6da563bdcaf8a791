import { expect, it } from "@jest/globals";
import { provinceCities } from "@zhian/contracts/province-cities";
import { cityName } from "./city-names.ts";
import { provinceNames } from "./province-names.ts";

it("spells cities and prefectures as they are known abroad", () => {
  expect(["深圳市", "西安市", "恩施土家族苗族自治州", "大兴安岭地区", "大兴区"].map(cityName)).toEqual([
    "Shenzhen",
    "Xi'an",
    "Enshi",
    "Daxing'anling",
    "Daxing",
  ]);
});

it("has an English name for every province and every city", () => {
  expect(Object.keys(provinceCities).filter((province) => !provinceNames[province])).toEqual([]);
  const towns = Object.values(provinceCities).flat();
  expect(towns.filter((city) => !cityName(city))).toEqual([]);
});
