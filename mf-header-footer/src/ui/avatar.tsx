import { useSite } from "@zhian/fragment/use-site";
import { useState } from "react";
import { readImage } from "../model/site-link.ts";
import css from "./user-menu.module.css";

interface AvatarProps {
  name: string;
  address?: string | undefined;
}

/** The visitor's picture if the site may show it and it loads, or else the first letter of the name. */
export function Avatar({ name, address = "" }: AvatarProps) {
  const [isLost, setLost] = useState(false);
  const { config } = useSite();
  const image = readImage(address, config.imageHosts);
  if (!image || isLost) {
    return (
      <span aria-hidden="true" className={css["avatar"]}>
        {Array.from(name)[0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      src={image}
      alt=""
      width={24}
      height={24}
      className={css["avatar"]}
      referrerPolicy="no-referrer"
      onError={() => setLost(true)}
    />
  );
}
