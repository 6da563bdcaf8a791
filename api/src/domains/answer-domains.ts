import { maxNames } from "@zhian/contracts/domain-limits";
import { defaultCurrency, defaultLocale } from "@zhian/contracts/locale";
import { type NamesRead, readNames } from "@zhian/domains/read-names";
import type { Answers } from "../http/answers.ts";
import { ApiFault } from "../http/api-fault.ts";
import type { Availability } from "./availability.ts";
import { checkCart } from "./check-cart.ts";
import { soldEndings } from "./endings.ts";
import { priceList } from "./price-list.ts";
import { recommend } from "./recommend.ts";
import { searchAll } from "./search-domains.ts";

export interface DomainParts {
  availability: Availability;
  /** Counts names against a visitor's limit. Throws an ApiFault when it is exceeded. */
  spend(address: string, names: number): Promise<void>;
}

type DomainAnswers = Pick<Answers, "bcd.domain" | "bcd.search" | "bcd.price" | "bcd.add">;

/** Shorter than a page's own timeout, since the page waits for the complete response. */
const wholeLimitMs = 2_500;
/** Cost of recommendations, for any number of names. */
const recommendCost = 24;

export function answerDomains({ availability, spend }: DomainParts): DomainAnswers {
  const { isDemo } = availability;
  return {
    "bcd.price": ({ locale = defaultLocale }) => priceList(locale),
    async "bcd.search"({ q, locale = defaultLocale }, { caller }) {
      const read = readNames(q, { limit: maxNames.answer, endings: soldEndings });
      await spend(caller.address, read.wanted.length);
      const askedAt = new Date().toISOString();
      const items = await searchAll(read.wanted, { availability, locale, limitMs: wholeLimitMs });
      return {
        wholeDomain: read.wholeDomain,
        resultList: read.isOne ? items : [],
        mutipleSearchResult: read.isOne ? [] : items,
        ...leftOut(read),
        isDemo,
        askedAt,
      };
    },
    async "bcd.domain"(_query, { body, caller }) {
      const { url, locale = defaultLocale, currency = defaultCurrency } = body;
      await spend(caller.address, recommendCost);
      const read = readNames(url, { limit: maxNames.answer, endings: soldEndings });
      return { urls: await recommend(read, { availability, locale, currency }) };
    },
    async "bcd.add"(_query, { body, caller }) {
      const { cart, locale = defaultLocale } = body;
      if (cart.length > maxNames.cart) throw new ApiFault(422);
      await spend(caller.address, cart.length);
      const askedAt = new Date().toISOString();
      return { ...(await checkCart(cart, { availability, locale })), cut: 0, isDemo, askedAt };
    },
  };
}

/** The parts of the input that were left out. */
export function leftOut({ refused, doubled, cut }: NamesRead): Pick<NamesRead, "refused" | "doubled" | "cut"> {
  return { refused, doubled, cut };
}
