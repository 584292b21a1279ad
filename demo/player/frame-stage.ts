export class FrameStage {
  private element: HTMLElement | undefined;
  private frame: HTMLIFrameElement | undefined;
  private screenWidth = 0;
  private readonly resize = new ResizeObserver(() => this.fit());

  use(element: HTMLElement | undefined): void {
    this.resize.disconnect();
    this.element = element;
    if (element) this.resize.observe(element);
  }

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
    Object.assign(frame.style, {
      width: `${screenWidth}px`,
      height: `${element.clientHeight / scale}px`,
      transform: `scale(${scale})`,
    });
  }
}
