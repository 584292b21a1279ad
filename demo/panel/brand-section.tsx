import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
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
  const id = useId();
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
  return (
    <fieldset className={styles.section}>
      <legend>Your brand</legend>
      <div className={styles.labelled}>
        <label htmlFor={`${id}name`}>Name</label>
        <input
          id={`${id}name`}
          className={styles.field}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
          onBlur={applyName}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && applyName()}
        />
      </div>
      <div className={styles.row}>
        <div className={styles.labelled}>
          <label htmlFor={`${id}accent`}>Colour</label>
          <input id={`${id}accent`} type="color" className={styles.field} value={brand.accent || '#0f6b5c'} onChange={({ target }) => onChange({ ...brand, accent: target.value })} />
        </div>
        <div className={styles.labelled}>
          <label htmlFor={`${id}logo`}>Logo</label>
          <input id={`${id}logo`} type="file" accept="image/png,image/jpeg,image/webp,image/svg+xml" className={styles.field} onChange={(event) => void takeLogo(event)} />
        </div>
      </div>
      {isAdjusted(brand.accent) && <p className={styles.note}>This colour would be hard to read, so the app uses a darker shade of it.</p>}
      <div className={styles.row}>
        {brand.logo !== '' && (
          <Button look="outlined" onClick={() => onChange({ ...brand, logo: '' })}>
            Remove logo
          </Button>
        )}
        {Object.values(brand).some(Boolean) && (
          <Button
            look="outlined"
            onClick={() => {
              setName('');
              onChange(OWN_BRAND);
            }}
          >
            Remove brand
          </Button>
        )}
      </div>
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
  return picture.decode().then(
    () => true,
    () => false,
  );
}
