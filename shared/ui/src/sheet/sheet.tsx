import { Modal, type ModalProps } from "../modal/modal.tsx";

interface SheetProps extends ModalProps {
  /** The edge of the window that it comes from. */
  side?: "start" | "end" | "bottom" | undefined;
}

/** A temporary panel beside the page: a cart, filters, a menu of a phone. A click beside it closes it. */
export function Sheet({ side = "end", isLight = true, ...rest }: SheetProps) {
  return <Modal {...rest} shape={side} isLight={isLight} />;
}
