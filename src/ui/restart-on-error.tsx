import { Component, type ComponentType } from 'react';

/** After more errors than this, the part stays empty: it fails whenever it renders. */
const maxRestarts = 3;

/**
 * Creates an island that renders from its start again after an error, for example because a browser extension moved one
 * of its elements. Without it, React would leave the section empty.
 */
export function restartOnError<Props extends object>(Island: ComponentType<Props>) {
  return class RestartOnError extends Component<Props, { restarts: number }> {
    override state = { restarts: 0 };

    override componentDidCatch(error: unknown): void {
      reportError(error);
      if (this.state.restarts < maxRestarts)
        this.setState(({ restarts }) => ({ restarts: restarts + 1 }));
    }

    override render() {
      return <Island {...this.props} />;
    }
  };
}
