import { Window } from 'happy-dom';
import { blockStorage, focusNoPressedButton, screenOf } from '../device';
import { AllInView } from './all-in-view';
import { AppPage, type AppWindow, type PageOptions } from './app-page';
import { pageBody, runApp } from './app-program';
import { styleWithoutSheets } from './page-layout';
import './page-dialogs';
import { sizedBitmap } from './page-pictures';

/** This file and the ones beside it add what happy-dom lacks. */
export class HappyDomPage extends AppPage {
  readonly window: AppWindow;
  private readonly ownTimeZone = process.env.TZ;

  constructor(options: PageOptions) {
    super(options);
    const { device, history } = options;
    process.env.TZ = device.timeZone;
    const window = new Window({
      url: history.url,
      ...screenOf(device),
      settings: {
        device: { prefersReducedMotion: 'reduce' },
        navigator: { maxTouchPoints: device.isPhone ? 5 : device.touchPointCount },
        navigation: { disableMainFrameNavigation: true },
      },
    });
    this.window = window as unknown as AppWindow;
    this.window.document.documentElement.lang = 'en-IN';
    this.window.document.head.innerHTML = '<meta name="release" content="0.1.0">';
    this.window.document.body.innerHTML = pageBody(device.settings);
    this.window.getComputedStyle = styleWithoutSheets(this.window.document);
    this.window.IntersectionObserver = AllInView as never;
    this.window.createImageBitmap = sizedBitmap as never;
    this.window.addEventListener('error', ({ error, message }) =>
      this.tell('error', `Uncaught: ${String(error ?? message)}`),
    );
    this.window.document.addEventListener('click', (event) => this.followLink(event));
    if (!device.focusesPressedButtons) focusNoPressedButton(this.window);
    runApp(this.globals());
  }

  override close(): void {
    super.close();
    if (this.ownTimeZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.ownTimeZone;
  }

  protected showAddress(): void {
    (this.window as unknown as Window).happyDOM.setURL(this.options.history.url);
  }

  protected discardWindow(): void {
    // happy-dom keeps each window in memory until it is closed.
    void (this.window as unknown as Window).happyDOM.close();
  }

  private globals() {
    const own = this.window;
    const bound = (
      name: 'addEventListener' | 'removeEventListener' | 'dispatchEvent' | 'getComputedStyle' | 'matchMedia',
    ) => (own[name] as (...values: unknown[]) => unknown).bind(own);
    const reflect = Object.create(Reflect) as object;
    this.prepareNavigator(own.navigator);
    Object.defineProperties(own.location, {
      replace: { value: (url: string) => this.leaveSoon(url) },
      reload: { value: () => this.leaveSoon(this.options.history.url) },
    });
    const globals = this.ownGlobals();
    const { google, history, localStorage, sessionStorage, requestIdleCallback } = globals;
    Object.defineProperties(own, {
      google: { value: google },
      history: { value: history },
      localStorage: { value: localStorage, configurable: true },
      sessionStorage: { value: sessionStorage, configurable: true },
      requestIdleCallback: { value: requestIdleCallback },
    });
    if (this.options.device.blocksStorage) blockStorage(own);
    return {
      ...globals,
      // Libraries store state in `globalThis`.
      globalThis: Object.assign(Object.create(globalThis) as object, { Reflect: reflect }),
      Reflect: reflect,
      window: own,
      self: own,
      document: own.document,
      location: own.location,
      navigator: own.navigator,
      screen: own.screen,
      addEventListener: bound('addEventListener'),
      removeEventListener: bound('removeEventListener'),
      dispatchEvent: bound('dispatchEvent'),
      getComputedStyle: bound('getComputedStyle'),
      matchMedia: bound('matchMedia'),
      ...Object.fromEntries(DOM_CLASSES.map((name) => [name, own[name]])),
    };
  }
}

const DOM_CLASSES = [
  'CustomEvent',
  'Document',
  'DocumentFragment',
  'Element',
  'ErrorEvent',
  'Event',
  'FileList',
  'FormData',
  'HTMLAnchorElement',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLScriptElement',
  'IntersectionObserver',
  'KeyboardEvent',
  'MouseEvent',
  'MutationObserver',
  'Node',
  'PopStateEvent',
  'ResizeObserver',
  'ShadowRoot',
  'createImageBitmap',
] as const;
