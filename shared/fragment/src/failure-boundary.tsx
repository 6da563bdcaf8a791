import { Component, type ReactNode } from "react";

interface FailureBoundaryProps {
  onFailure(error: unknown): void;
  children: ReactNode;
}

/** The edge of a fragment: an error inside is reported to the shell and leaves the slot empty for it. */
export class FailureBoundary extends Component<FailureBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
