import type { Device } from '../../tests/library/device';
import { DomDriver } from '../../tests/library/dom-driver';
import type { PickedFile } from '../../tests/library/driver';
import { AppTab, type TabBackend } from '../../tests/library/in-process/app-tab';
import type { Target } from '../../tests/library/page-reader';
import { FramePage } from './frame-page';
import type { Pace } from './pace';
import { pointAt } from './pointer';

const BASE_ADDRESS = location.origin + import.meta.env.BASE_URL.replace(/\/$/, '');

/** The place in the player's page where a frame shows the app, and the pace of actions in the app. */
export interface Stage {
  /** Shows the frame of a page load in place of the last frame. `width` is the width of the simulated screen, in pixels. */
  readonly show: (frame: HTMLIFrameElement, screen: { readonly width: number }) => void;
  readonly pace: Pace;
  /** True if a person uses the app; otherwise a scenario plays, and the focus stays on the player's controls. */
  readonly isUsedByHand?: boolean;
  /** The picture of a pet that an audience sees in place of a scenario's plain one. */
  readonly pet?: Promise<PickedFile | undefined> | undefined;
  /** Called with the document of each page load of the app. */
  readonly onLoad: (page: Document) => void;
}

/** A simulated browser tab in a frame of the player. It runs the real app, and the steps of scenarios act on it as in tests. */
export class FrameTab extends AppTab {
  constructor(
    device: Device,
    backend: TabBackend,
    private readonly stage: Stage,
  ) {
    super(device, backend, (options) => new FramePage(options, stage), BASE_ADDRESS);
  }

  override async upload(target: Target, file: PickedFile): Promise<void> {
    await super.upload(target, (await this.stage.pet) ?? file);
  }

  protected override domDriver(document: Document): DomDriver {
    return new ShownDomDriver(document, this.stage);
  }
}

/** Acts on the app's page so slowly that a viewer can follow, and outlines each control before its use. */
class ShownDomDriver extends DomDriver {
  constructor(
    document: Document,
    private readonly stage: Stage,
  ) {
    super(document);
  }

  override async press(element: Element): Promise<void> {
    await this.pointAt(element);
    await super.press(element);
  }

  override async write(field: HTMLInputElement, text: string): Promise<void> {
    await this.pointAt(field);
    const { pace } = this.stage;
    if (!pace.isAtOnce && text !== '') {
      for (let length = 1; length < text.length; length += 1) {
        await super.write(field, text.slice(0, length));
        await pace.restBefore('letter');
      }
    }
    await super.write(field, text);
  }

  override async select(list: HTMLSelectElement, entry: string): Promise<void> {
    await this.pointAt(list);
    await super.select(list, entry);
  }

  override async paste(field: HTMLInputElement, text: string): Promise<void> {
    await this.pointAt(field);
    await super.paste(field, text);
  }

  override async pressKey(key: string, element?: HTMLElement): Promise<void> {
    if (element) await this.pointAt(element);
    await super.pressKey(key, element);
  }

  private async pointAt(element: Element): Promise<void> {
    const { pace } = this.stage;
    // Also where nobody sees the ring: a scene begins where the one before it has scrolled to.
    pointAt(element);
    await pace.restBefore('action');
    pointAt(undefined);
  }
}
