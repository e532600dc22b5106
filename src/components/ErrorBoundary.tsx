import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Takes the children's place when one of them has thrown. */
  fallback?: ReactNode;
  onBroken?: () => void;
  children: ReactNode;
}

/**
 * Keeps an island's place when its code throws in a browser: without one, React takes everything away that the server had
 * rendered there. The error is still reported to the console.
 */
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
