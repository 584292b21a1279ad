interface Screen {
  readonly width: number;
}

/** An element that shows one frame at a time, scaled down to the room that it has. */
export class FrameStage {
  private element: HTMLElement | undefined;
  private frame: HTMLIFrameElement | undefined;
  private screen: Screen = { width: 0 };
  private readonly resize = new ResizeObserver(() => this.fit());

  /** Uses an element of the page; undefined when it goes. */
  use(element: HTMLElement | undefined): void {
    this.resize.disconnect();
    this.element = element;
    if (element) this.resize.observe(element);
  }

  /** Shows a frame in the place of the last one. */
  readonly show = (frame: HTMLIFrameElement, screen: Screen): void => {
    this.frame = frame;
    this.screen = screen;
    this.element!.replaceChildren(frame);
    this.fit();
  };

  clear(): void {
    this.element?.replaceChildren();
  }

  private fit(): void {
    const { element, frame, screen } = this;
    if (!element || !frame) return;
    const scale = Math.min(1, element.clientWidth / screen.width);
    // As high as the stage, so that no part of the app is below its edge.
    Object.assign(frame.style, { width: `${screen.width}px`, height: `${element.clientHeight / scale}px`, transform: `scale(${scale})` });
  }
}
