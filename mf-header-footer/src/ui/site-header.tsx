import { htmlLang } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { Menu, Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { HeaderData } from "../api/load-header.ts";
import { publishBrand } from "../model/publish-brand.ts";
import { recordViewed } from "../model/record-viewed.ts";
import { CartLink } from "./cart-link.tsx";
import { Logo } from "./logo.tsx";
import { MainNav } from "./main-nav.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { PriceAnnouncement } from "./price-announcement.tsx";
import { SearchDrawer } from "./search-drawer.tsx";
import css from "./site-header.module.css";
import { ToastRegion } from "./toast-region.tsx";
import { useClosingMenus } from "./use-closing-menus.ts";
import { useHidingHeader } from "./use-hiding-header.ts";
import { usePopover } from "./use-popover.ts";
import { Utility } from "./utility.tsx";

/** Navigation and preferences are rendered once: side by side if there is room, otherwise in a sheet. */
export function SiteHeader({ navigation, isNews, slogan, logo, hot }: HeaderData) {
  const t = useText();
  const { path, bus, locale } = useSite();
  const header = useRef<HTMLElement>(null);
  const sheet = usePopover();
  const search = usePopover();
  useClosingMenus(header);
  useHidingHeader(header);
  useEffect(() => recordViewed(path, () => window.sessionStorage), [path]);
  useEffect(() => publishBrand(bus, { slogan, logoUrl: logo }), [bus, slogan, logo]);

  return (
    <>
      {/* After a language change, the page switches before the menu does: Chinese font sizes would wrap its English names. */}
      <header ref={header} lang={htmlLang(locale)} className={css["header"]}>
        <button type="button" {...sheet.trigger} className={css["menu"]}>
          <Icon of={Menu} />
          <span className="visually-hidden">{t("nav.menu")}</span>
        </button>
        <div className={css["logo"]}>
          <Logo address={logo} />
        </div>
        <div {...sheet.panel} className={css["sheet"]} data-covers-page>
          <div className={css["sheetHead"]}>
            <button type="button" {...search.trigger} className={css["sheetSearch"]}>
              <Icon of={Search} />
              <span>{t("search.open")}</span>
            </button>
            <button type="button" popoverTarget={sheet.panel.id} popoverTargetAction="hide" className={css["menu"]}>
              <Icon of={X} />
              <span className="visually-hidden">{t("nav.close")}</span>
            </button>
          </div>
          <div className={css["nav"]}>
            <MainNav navigation={navigation} isNews={isNews} />
          </div>
          <Utility slogan={slogan} />
        </div>
        <div className={css["search"]}>
          <CartLink className={css["cart"]} isShort />
          <SearchDrawer hot={hot} drawer={search} />
        </div>
      </header>
      <PriceAnnouncement />
      <OfflineBanner />
      <ToastRegion />
    </>
  );
}
