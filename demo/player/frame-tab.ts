import type { Device } from '../../tests/library/device';
import { DomDriver } from '../../tests/library/dom-driver';
import type { PickedFile } from '../../tests/library/driver';
import { AppTab, type TabBackend } from '../../tests/library/in-process/app-tab';
import type { Target } from '../../tests/library/page-reader';
import { FramePage } from './frame-page';
import type { Pace } from './pace';
import { pointAt } from './pointer';

const BASE_ADDRESS = location.origin + import.meta.env.BASE_URL.replace(/\/$/, '');

export interface Stage {
  /** `width` in pixels. */
  readonly show: (frame: HTMLIFrameElement, screen: { readonly width: number }) => void;
  readonly pace: Pace;
  readonly isUsedByHand?: boolean;
  readonly pet?: Promise<PickedFile | undefined> | undefined;
  readonly onLoad: (page: Document) => void;
}

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
