import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { isAdjusted, LONGEST_LOGO, OWN_BRAND, type Brand } from '../brand';
import { Button } from '../../src/views/controls/button';
import styles from './demo-panel.module.css';

interface BrandSectionProps {
  readonly brand: Brand;
  readonly onChange: (brand: Brand) => void;
  readonly onNews: (news: string) => void;
}

/** The fields for the viewers' own brand: name, colour and logo. The app in the demo shows this brand, and the share link contains it. */
export function BrandSection({ brand, onChange, onNews }: BrandSectionProps) {
  const [name, setName] = useState(brand.name);
  const applyName = () => name.trim() !== brand.name && onChange({ ...brand, name: name.trim() });
  const takeLogo = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Empties the field. Otherwise the browser would send no event if the user chose the same file again.
    target.value = '';
    if (!file) return;
    const logo = await dataUrlOf(file);
    if (!(await isPicture(logo))) return onNews('We cannot read this picture. Choose a PNG, JPEG, WebP or SVG.');
    if (logo.length > LONGEST_LOGO) return onNews('This logo is too large for a link. Choose one below 9 kB, such as an SVG.');
    onChange({ ...brand, logo });
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
        <input className={styles.input} value={name} maxLength={40} onChange={({ target }) => setName(target.value)} onBlur={applyName} onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && applyName()} />
      </label>
      <div className={styles.row}>
        <label className={styles.part}>
          Colour
          <input type="color" className={styles.input} value={brand.accent || '#0f6b5c'} onChange={({ target }) => onChange({ ...brand, accent: target.value })} />
        </label>
        <label className={styles.part}>
          Logo
          <input type="file" accept="image/png,image/jpeg,image/webp,image/svg+xml" className={styles.input} onChange={(event) => void takeLogo(event)} />
        </label>
      </div>
      {isAdjusted(brand.accent) && <p className="small-note">This colour would be hard to read, so the app uses a darker shade of it.</p>}
      {Object.values(brand).some(Boolean) && <Button look="outlined" onClick={remove}>Remove brand</Button>}
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

/** Whether the browser can decode the picture at a URL. A file's name and type do not prove that it is a picture. */
async function isPicture(address: string): Promise<boolean> {
  const picture = Object.assign(new Image(), { src: address });
  return picture.decode().then(() => true, () => false);
}
