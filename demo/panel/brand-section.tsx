import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { DEFAULT_ACCENT, isDark, LONGEST_LOGO, OWN_BRAND, shortName, TOO_LIGHT, type Brand } from '../brand';
import { Button } from '../../src/ui/controls/button';
import styles from './demo-panel.module.css';

interface BrandSectionProps {
  readonly brand: Brand;
  /** The changed fields only, because another may have changed while a logo was read. */
  readonly onChange: (change: Partial<Brand>) => void;
  readonly onNews: (news: string) => void;
}

export function BrandSection({ brand, onChange, onNews }: BrandSectionProps) {
  const [name, setName] = useState(brand.name);
  const applyName = () => {
    const short = shortName(name);
    setName(short);
    if (short !== brand.name) onChange({ name: short });
  };
  const takeLogo = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Otherwise no event would come if the user chose the same file again.
    target.value = '';
    if (!file) return;
    const logo = await logoOf(await dataUrlOf(file));
    if (!logo) return onNews('We cannot read this picture. Choose a PNG, JPEG, WebP or SVG.');
    onChange({ logo });
    onNews('The logo is shown.');
  };
  const remove = () => {
    setName('');
    onChange(OWN_BRAND);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Your brand</legend>
      <label className={styles.part}>
        Name
        <input
          className={styles.input}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onBlur={applyName}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && applyName()}
        />
      </label>
      <div className={styles.row}>
        <label className={styles.part}>
          Colour
          <input
            type="color"
            className={styles.input}
            value={brand.accent || DEFAULT_ACCENT}
            onChange={({ target }) => (isDark(target.value) ? onChange({ accent: target.value }) : onNews(TOO_LIGHT))}
          />
        </label>
        <label className={styles.part}>
          Logo
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            className={styles.input}
            onChange={(event) => void takeLogo(event)}
          />
        </label>
      </div>
      <Button look="raised" onClick={remove}>
        Remove brand
      </Button>
    </fieldset>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve((reader.result as string | null) ?? ''));
    reader.readAsDataURL(file);
  });
}

/** Of a logo that is made smaller, in pixels: three for each pixel of its place in the header. */
const LOGO_SIZE = { width: 216, height: 108 };

/** So small that it fits into a link; undefined for what is no picture, whatever a file's name and type say. */
async function logoOf(address: string): Promise<string | undefined> {
  const picture = Object.assign(new Image(), { src: address });
  if (
    !(await picture.decode().then(
      () => true,
      () => false,
    ))
  )
    return undefined;
  let small = address;
  for (
    let scale = Math.min(LOGO_SIZE.width / picture.width, LOGO_SIZE.height / picture.height);
    small.length > LONGEST_LOGO;
    scale *= 0.8
  ) {
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.ceil(picture.width * scale),
      height: Math.ceil(picture.height * scale),
    });
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    small = canvas.toDataURL('image/webp');
  }
  return small;
}
