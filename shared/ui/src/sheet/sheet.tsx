import { Modal, type ModalProps } from "../modal/modal.tsx";

interface SheetProps extends ModalProps {
  /** The edge of the window from which it slides in. */
  side?: "start" | "end" | "bottom" | undefined;
}

/** A temporary panel at the edge of the page: a cart, filters, a phone's menu. A click outside closes it. */
export function Sheet({ side = "end", isLight = true, ...rest }: SheetProps) {
  return <Modal {...rest} shape={side} isLight={isLight} />;
}
