import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Sign } from "@zhian/ui/sign";
import { useState } from "react";
import { readImage } from "../model/site-link.ts";
import css from "./logo.module.css";

/** The link to the home page: the CMS's logo, or the site's own drawing if there is none, or it cannot be loaded. */
export function Logo({ address }: { address: string }) {
  const t = useText();
  const { locale, config } = useSite();
  const [isLost, setLost] = useState(false);
  const image = readImage(address, config.imageHosts);
  return (
    <a href={localePath(locale, "/")} className={css["logo"]}>
      {image && !isLost ? (
        <img
          ref={(element) => {
            // It may have failed before script could listen for the error.
            if (element?.complete && element.naturalWidth === 0) setLost(true);
          }}
          src={image}
          alt="ZhiAn Cloud 智安云"
          className={css["image"]}
          referrerPolicy="no-referrer"
          onError={() => setLost(true)}
        />
      ) : (
        <Drawing />
      )}{" "}
      <span className="visually-hidden">{t("brand.home")}</span>
    </a>
  );
}

/** The mark is a glazed tile: crackle lines, and one cell left open, like a carved seal. */
function Drawing() {
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false" className={css["mark"]}>
        <rect width="32" height="32" rx="2" className={css["glaze"]} />
        <path
          className={css["crackle"]}
          d="M0 11.5 9 13.5M13.5 0 14.5 6M14.5 6 9 13.5M23.5 8.5 32 4M14.5 6 23.5 8.5M23.5 8.5 21.5 20.5M9 13.5 11.5 22.5M11.5 22.5 21.5 20.5M11.5 22.5 4.5 32M21.5 20.5 32 23.5M21.5 20.5 19 32"
        />
        <path className={css["cell"]} d="m15.2 8.1 6.6 1.9-1.5 8.9-7.5 1.6-1.9-6.7z" />
      </svg>
      <span className={css["name"]} translate="no">
        ZhiAn Cloud
      </span>{" "}
      <span role="img" aria-label="智安云" lang="zh-Hans" className={css["han"]} translate="no">
        <Sign text="智安云" />
      </span>
    </>
  );
}
