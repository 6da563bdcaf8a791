import type { EndpointData } from "@zhian/contracts/endpoints";
import { useText } from "@zhian/i18n/use-text";
import { Dialog } from "@zhian/ui/dialog";
import { qrPath } from "../model/qr-path.ts";
import css from "./qr-dialog.module.css";

interface QrDialogProps {
  link: Pick<EndpointData<"popularize.matterList">["list"][number], "name" | "qr"> | undefined;
  /** The full URL, as it is shared. */
  address: string;
  onClose(): void;
}

/** Light modules around the code, as scanners require. */
const margin = 4;

/** A link as a QR code: dark on light in either theme, as scanners require. */
export function QrDialog({ link, address, onClose }: QrDialogProps) {
  const t = useText();
  const rows = link?.qr ?? [];
  const size = rows.length + 2 * margin;
  return (
    <Dialog
      size="small"
      title={link ? t("links.qrOf", { name: link.name }) : t("links.qr")}
      closeLabel={t("close")}
      isOpen={link !== undefined}
      onClose={onClose}
      isLight
    >
      <svg role="img" aria-label={address} viewBox={`${-margin} ${-margin} ${size} ${size}`} className={css["code"]}>
        <path d={qrPath(rows)} className={css["dark"]} />
      </svg>
      <p className={css["address"]}>{address}</p>
    </Dialog>
  );
}
