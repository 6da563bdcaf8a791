import { Modal, type ModalProps } from "../modal/modal.tsx";

interface DialogProps extends ModalProps {
  /** Up to 28, 40 or 65 rem wide; a wide one fills windows that have no room around it. */
  size?: "small" | "medium" | "wide" | undefined;
}

/** A question or task in the middle of the page, to be completed or dismissed before anything else. */
export function Dialog({ size = "medium", ...rest }: DialogProps) {
  return <Modal {...rest} shape={size} />;
}
