import { Component, type ReactNode } from "react";

interface FailureBoundaryProps {
  onFailure(error: unknown): void;
  children: ReactNode;
}

/** A fragment's error boundary: reports errors to the shell, and leaves it an empty slot. */
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
