import { Component, type ReactNode } from "react";
import { keepFields } from "./keep-fields.ts";

interface PartProps {
  children: ReactNode;
}

/**
 * Part of a page that is re-rendered when other code, such as a translating browser or an extension, has moved its nodes so that
 * React can no longer update them. State above it is kept, and so is input typed into it. Once per view: an error
 * that recurs at the same address, and every other error, goes to the boundaries above.
 */
export class Part extends Component<PartProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };
  #survived: unknown;
  #view = "";

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  // React has recreated the children, and is about to replace those that the visitor has typed into.
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

/** Matches the errors of `removeChild` and `insertBefore` for a node that has been moved. */
function isOfNodes(error: unknown): boolean {
  const name = typeof error === "object" && error !== null && "name" in error && error.name;
  return name === "NotFoundError" || name === "HierarchyRequestError";
}
