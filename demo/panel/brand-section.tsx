import { useId, useState } from 'react';
import { LONGEST_LOGO, type Brand } from '../brand';
import { Button } from '../../src/views/controls/button';
import styles from './demo-panel.module.css';

interface BrandSectionProps {
  readonly brand: Brand;
  /** Shows another brand. */
  readonly onChange: (brand: Brand) => void;
  readonly onNews: (news: string) => void;
}

/** The name, colour and logo of the people who watch the demo. They go with the share link. */
export function BrandSection({ brand, onChange, onNews }: BrandSectionProps) {
  const id = useId();
  const [name, setName] = useState(brand.name);
  const takeLogo = (file: File | undefined) => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const logo = reader.result as string;
      if (!/^data:image\/(?:png|jpeg|webp|svg)/.test(logo)) onNews('This is no picture. Choose a PNG, JPEG, WebP or SVG.');
      else if (logo.length > LONGEST_LOGO) onNews('This logo is too large for a link. Choose one below 9 kB, such as an SVG.');
      else onChange({ ...brand, logo });
    });
    reader.readAsDataURL(file);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Your brand</legend>
      <div className={styles.labelled}>
        <label htmlFor={`${id}name`}>Name</label>
        <input id={`${id}name`} className={styles.field} value={name} maxLength={40} onChange={({ target }) => setName(target.value)} onBlur={() => name.trim() !== brand.name && onChange({ ...brand, name: name.trim() })} />
      </div>
      <div className={styles.row}>
        <div className={styles.labelled}>
          <label htmlFor={`${id}accent`}>Colour</label>
          <input id={`${id}accent`} type="color" className={styles.field} value={brand.accent || '#0f6b5c'} onChange={({ target }) => onChange({ ...brand, accent: target.value })} />
        </div>
        <div className={styles.labelled}>
          <label htmlFor={`${id}logo`}>Logo</label>
          <input id={`${id}logo`} type="file" accept="image/png,image/jpeg,image/webp,image/svg+xml" className={styles.field} onChange={({ target }) => takeLogo(target.files?.[0])} />
        </div>
      </div>
      <Button
        look="outlined"
        onClick={() => {
          setName('');
          onChange({ name: '', accent: '', logo: '' });
        }}
      >
        Our own brand
      </Button>
    </fieldset>
  );
}
