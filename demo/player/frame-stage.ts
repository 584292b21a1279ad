/** Shows one frame at a time in an element of the page, scaled down to the element's width. */
export class FrameStage {
  private element: HTMLElement | undefined;
  private frame: HTMLIFrameElement | undefined;
  private screenWidth = 0;
  private readonly resize = new ResizeObserver(() => this.fit());

  /** Sets the element of the page that shows the frames; undefined once React removes it. */
  use(element: HTMLElement | undefined): void {
    this.resize.disconnect();
    this.element = element;
    if (element) this.resize.observe(element);
  }

  /** Shows a frame in place of the last one. */
  readonly show = (frame: HTMLIFrameElement, screen: { readonly width: number }): void => {
    this.frame = frame;
    this.screenWidth = screen.width;
    this.element!.replaceChildren(frame);
    this.fit();
  };

  clear(): void {
    this.element?.replaceChildren();
  }

  private fit(): void {
    const { element, frame, screenWidth } = this;
    if (!element || !frame) return;
    const scale = Math.min(1, element.clientWidth / screenWidth);
    // The scaled frame is exactly as high as the element, so that the frame's lower edge is visible.
    Object.assign(frame.style, {
      width: `${screenWidth}px`,
      height: `${element.clientHeight / scale}px`,
      transform: `scale(${scale})`,
    });
  }
}
