import { autorun } from 'mobx';
import { blockStorage, focusNoPressedButton, screenOf } from '../../tests/library/device';
import { AllInView } from '../../tests/library/in-process/all-in-view';
import { AppPage, type AppWindow, type PageOptions } from '../../tests/library/in-process/app-page';
import { pageBody } from '../../tests/library/in-process/page-body';
import { code, environment, styles } from 'virtual:scenario-app';
import type { Stage } from './frame-tab';
import { keepFocusOutside } from './kept-focus';

export class FramePage extends AppPage {
  readonly window: AppWindow;
  private readonly frame: HTMLIFrameElement;
  private readonly realHistory: History;
  private readonly endFollowing: () => void;

  constructor(options: PageOptions, { show, pace, onLoad, isUsedByHand = false }: Stage) {
    super(options);
    const { device, history } = options;
    this.frame = document.createElement('iframe');
    this.frame.title = 'The app';
    if (!isUsedByHand) this.frame.tabIndex = -1;
    // Then the Tab key skips the app of a paused scenario. While it plays, the app must be able to focus elements.
    this.endFollowing = autorun(() => (this.frame.inert = pace.isHeld));
    show(this.frame, screenOf(device));
    this.window = this.frame.contentWindow as AppWindow;
    // `open` gives the frame the player's URL, so that its replaceState may set any URL of the host.
    const page = this.window.document.open();
    page.write(
      `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="release" content="0.1.0"><style>${styles}</style></head><body>${pageBody({ ...environment, ...device.settings })}</body></html>`,
    );
    page.close();
    this.realHistory = this.window.history;
    this.showAddress(history.url);
    this.prepareNavigator(this.window.navigator);
    Object.defineProperty(this.window.navigator, 'maxTouchPoints', {
      value: device.isPhone ? 5 : device.touchPointCount,
    });
    const globals = this.ownGlobals();
    // React renders in these turns if there are any, else in messages, which the clock does not see coming.
    const setImmediate = (run: () => void) => globals.setTimeout(run);
    for (const [name, value] of Object.entries({ ...globals, setImmediate }))
      Object.defineProperty(this.window, name, { value, configurable: true, writable: true });
    if (device.blocksStorage) blockStorage(this.window);
    this.window.IntersectionObserver = AllInView as never;
    const matchMedia = this.window.matchMedia.bind(this.window);
    if (device.isPhone) this.window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
    this.window.addEventListener('error', ({ error, message }) => {
      // A notice of the browser, not an error of the app.
      if (!message.startsWith('ResizeObserver loop')) this.tell('error', `Uncaught: ${String(error ?? message)}`);
    });
    this.window.addEventListener('unhandledrejection', ({ reason }) =>
      this.tell('error', `Uncaught: ${String(reason)}`),
    );
    this.window.document.addEventListener('click', (event) => this.stayInFrame(event));
    if (!isUsedByHand) keepFocusOutside(this.window, this.frame);
    if (!device.focusesPressedButtons) focusNoPressedButton(this.window);
    const script = page.createElement('script');
    script.textContent = code;
    page.head.append(script);
    onLoad(page);
  }

  protected showAddress(url = this.options.history.url): void {
    this.realHistory.replaceState(null, '', url);
  }

  protected discardWindow(): void {
    this.endFollowing();
    this.frame.inert = true;
  }

  /** A followed link would replace the app in the frame, or open a tab. */
  private stayInFrame(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    if (link.target !== '_blank') this.leaveSoon(link.href);
  }
}
