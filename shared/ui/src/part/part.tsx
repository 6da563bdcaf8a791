import { Component, type ReactNode } from "react";
import { keepFields } from "./keep-fields.ts";

interface PartProps {
  children: ReactNode;
}

/**
 * Part of a page that is redrawn when other code, such as a translating browser or an extension, has moved its nodes so that
 * React cannot change them any more. State above it stays, and so does input typed into it. Once a view: an error
 * that recurs at the same address, and every other error, is for the boundaries further up.
 */
export class Part extends Component<PartProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };
  #survived: unknown;
  #view = "";

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  // React has recreated the children, and is about to put them in the place of those that the visitor has typed into.
  override getSnapshotBeforeUpdate() {
    return this.state.error === this.#survived ? null : keepFields();
  }

  override componentDidUpdate(_props: PartProps, _state: object, fillAgain: (() => void) | null) {
    if (!fillAgain) return;
    this.#survived = this.state.error;
    this.#view = viewNow();
    fillAgain();
  }

  override render() {
    const { error } = this.state;
    if (error !== this.#survived && (!isOfNodes(error) || this.#view === viewNow())) throw error;
    return this.props.children;
  }
}

function viewNow(): string {
  return location.pathname + location.search;
}

/** The error of `removeChild` and `insertBefore` when a node is not where it was put. */
function isOfNodes(error: unknown): boolean {
  const name = typeof error === "object" && error !== null && "name" in error && error.name;
  return name === "NotFoundError" || name === "HierarchyRequestError";
}
