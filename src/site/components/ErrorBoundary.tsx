import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback?: ReactNode;
  onBroken?: () => void;
  children: ReactNode;
}

/** Shows a fallback where the children's code throws; without one React removes the prerendered HTML. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
