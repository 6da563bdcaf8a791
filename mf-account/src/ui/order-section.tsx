import type { DomainItem } from "@zhian/contracts/domain";
import { cookieNames } from "@zhian/contracts/locale";
import { type CartEntry, readCart } from "@zhian/domains/cart-cookie";
import { costUsd } from "@zhian/domains/cents";
import { canBuy } from "@zhian/domains/domain-state";
import { useLocation } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { PageLink } from "@zhian/page/page-link";
import { RateNote, SitePrice } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { EmptyState } from "@zhian/ui/empty-state";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { Notice } from "@zhian/ui/notice";
import Cookies from "js-cookie";
import css from "./order-section.module.css";
import { OwnRegion } from "./own-region.tsx";
import { useOwn } from "./use-own.ts";

export function OrderSection() {
  const t = useText();
  const { locale } = useSite();
  const { search } = useLocation();
  const own = useOwn(async (api, signal) => {
    const cart = entriesToOrder(search);
    if (cart.length === 0) return { cartList: [], totalPrice: 0, isDemo: false };
    return api.call("bcd.add", { body: { cart, locale }, signal });
  });
  return (
    <OwnRegion heading={t("order.cart")} own={own} rows={3}>
      {({ cartList, totalPrice, isDemo }) => (
        <div className={css["place"]}>
          {cartList.length === 0 ? (
            <EmptyState title={t("order.empty")} />
          ) : (
            <Ledger>
              {cartList.map((item) => (
                <OrderRow key={item.domainName} item={item} />
              ))}
              <LedgerRow label={t("order.total")} value={<SitePrice usd={totalPrice} look="line" />} />
            </Ledger>
          )}
          {cartList.length > 0 && (
            <p className="meta">
              <Sentences>
                {cartList.some(isLeftOutOfTotal) && <span>{t("order.partial")}</span>}
                <RateNote />
              </Sentences>
            </p>
          )}
          <Notice kind="warn">{t(isDemo ? "order.endsDemo" : "order.ends")}</Notice>
          <p>
            <PageLink to="/products/bcd/search" look="onward">
              {t("order.back")}
            </PageLink>
          </p>
        </div>
      )}
    </OwnRegion>
  );
}

/** The cart in the URL if there is one, or else the visitor's. */
function entriesToOrder(search: string): CartEntry[] {
  const given = new URLSearchParams(search).get("cart");
  return readCart(given ?? Cookies.get(cookieNames.domains) ?? "").entries;
}

function OrderPrice({ usd }: { usd: number | undefined }) {
  const t = useText();
  return usd === undefined ? <span>{t("order.onRequest")}</span> : <SitePrice usd={usd} look="line" />;
}

function OrderRow({ item }: { item: DomainItem }) {
  const t = useText();
  const { domainName, duration } = item;
  const isFree = canBuy(item);
  const usd = costUsd(item, duration);
  return (
    <LedgerRow
      label={
        <span className={css["name"]} translate="no">
          {domainName}
        </span>
      }
      note={isFree ? t("order.years", { count: duration }) : t("order.gone")}
      value={isFree ? <OrderPrice usd={usd} /> : "—"}
    />
  );
}

function isLeftOutOfTotal(item: DomainItem): boolean {
  return canBuy(item) && costUsd(item, item.duration) === undefined;
}
