import { Component, Fragment, type ReactNode } from 'react';

/** After more errors than this, the part stays empty: it fails whenever it renders. */
const maxRestarts = 3;

/**
 * Renders an island from its start again after an error, for example because a browser extension moved one of its
 * elements. Without it, React would leave the section empty.
 */
export class RestartOnError extends Component<{ children: ReactNode }, { restarts: number }> {
  override state = { restarts: 0 };

  override componentDidCatch(error: unknown): void {
    reportError(error);
    if (this.state.restarts < maxRestarts)
      this.setState(({ restarts }) => ({ restarts: restarts + 1 }));
  }

  override render(): ReactNode {
    return <Fragment key={this.state.restarts}>{this.props.children}</Fragment>;
  }
}
