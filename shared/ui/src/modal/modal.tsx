import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { Button, type ButtonLook } from "../button/button.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { actHere, invoker, openDialog } from "./invoker.ts";
import css from "./modal.module.css";

export interface ModalProps {
  /** Its name, shown at the top. */
  title: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Actions, which stay in view below the scrolling content. */
  footer?: ReactNode;
  /** A button that opens it, with or without script. */
  trigger?: (ButtonLook & { label: ReactNode }) | undefined;
  /** For a modal that its owner opens and closes; `onClose` reports that it was closed. */
  isOpen?: boolean | undefined;
  onClose?: (() => void) | undefined;
  /** Whether a click outside closes it. Not for content where that would lose input. */
  isLight?: boolean | undefined;
}

/** Centred in the page, by width; or along an edge of the window. */
type ModalShape = "small" | "medium" | "wide" | "start" | "end" | "bottom";

/**
 * The common base of dialogs and sheets: the browser's native modal dialog. It makes the rest of the page inert, keeps
 * and restores the focus, and stacks with the dialogs of every other fragment, whatever its release.
 */
export function Modal({ shape, ...props }: ModalProps & { shape: ModalShape }) {
  const { title, closeLabel, children, footer, trigger, isOpen, onClose, isLight = false } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen === undefined) return;
    if (isOpen) openDialog(dialog.current);
    else dialog.current?.close();
  }, [isOpen]);
  useClosingFromOutside(dialog, isLight);

  return (
    <>
      {trigger && (
        <Button
          {...invoker(id, "show-modal")}
          look={trigger.look}
          size={trigger.size}
          aria-haspopup="dialog"
          onClick={(event) => actHere(event, () => openDialog(dialog.current))}
        >
          {trigger.label}
        </Button>
      )}
      <dialog
        ref={dialog}
        id={id}
        closedby={isLight ? "any" : "closerequest"}
        aria-labelledby={`${id}title`}
        data-covers-page
        className={classNames(css["modal"], css[shape])}
        onClose={(event) => event.target === event.currentTarget && onClose?.()}
      >
        <div className={css["frame"]}>
          <div className={css["head"]}>
            {/* Takes the focus first, so that the name is read before the first button is. */}
            <h2 ref={focusFirst} id={`${id}title`} tabIndex={-1} className={css["title"]}>
              {title}
            </h2>
            <button
              {...invoker(id, "close")}
              type="button"
              className={css["close"]}
              onClick={(event) => actHere(event, () => dialog.current?.close())}
            >
              <Icon of={X} />
              <span className="visually-hidden">{closeLabel}</span>
            </button>
          </div>
          <div className={css["body"]}>{children}</div>
          {footer && <div className={css["foot"]}>{footer}</div>}
        </div>
      </dialog>
    </>
  );
}

/** With React's `autoFocus`, the server would render the attribute, which takes effect during parsing: the dialog is closed then. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}

/** For browsers without `closedby`. The frame fills the dialog, so a click on the dialog itself is outside of it. */
function useClosingFromOutside(dialog: RefObject<HTMLDialogElement | null>, isLight: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isLight || !element || "closedBy" in HTMLDialogElement.prototype) return;
    const close = ({ target }: Event) => target === element && element.close();
    element.addEventListener("click", close);
    return () => element.removeEventListener("click", close);
  }, [dialog, isLight]);
}
