import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** What is shown instead of a part that failed to draw. */
  sentence: string;
  /** Called once when it failed: drop what made it fail, or it fails again the next time the page is opened. */
  onFail(error: unknown): void;
  children: ComponentChildren;
}

/** Keeps a fault in one part of a page from taking the rest of it along. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: true });
    this.props.onFail(error);
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.sentence}</p> : this.props.children;
  }
}
