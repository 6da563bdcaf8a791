import { Modal, type ModalProps } from "../modal/modal.tsx";

interface DialogProps extends ModalProps {
  /** Up to 28, 40 or 65 rem; a wide one fills windows that have no room beside it. */
  size?: "small" | "medium" | "wide" | undefined;
}

/** A question or a task in the middle of the page, to be finished or dismissed before anything else. */
export function Dialog({ size = "medium", ...rest }: DialogProps) {
  return <Modal {...rest} shape={size} />;
}
