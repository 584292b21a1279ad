import { Fragment } from 'react';
import { priceText } from '../../domain/money';
import type { PriceLine, SummaryRow } from '../../domain/booking';
import { useFolding } from '../use-folding';
import { pageTexts } from '../page-texts';
import { Names } from '../../ui/names';
import { unbrokenTimes } from '../unbroken-times';
import styles from './detail-list.module.css';

/** The value says by itself what it is, such as '2 walks a day'. */
const EXPLAINED_BY_VALUE = [
  'Package',
  'Packages',
  'Sessions',
  'Walks',
  'Walk duration',
  'Add-ons',
  'Date & time',
  'Package type',
  'Pet',
  'Pets',
];

interface DetailListProps {
  readonly rows: readonly SummaryRow[];
  /** Only the first two show until the customer asks for all. */
  readonly includedAddOns?: readonly string[] | undefined;
}

export function DetailList({ rows, includedAddOns = [] }: DetailListProps) {
  return (
    <dl className={styles.list}>
      {/* Two rows may have the same label. */}
      {rows.map(({ label, value, names }, index) => (
        <div key={index}>
          <dt className={EXPLAINED_BY_VALUE.includes(label) ? 'visually-hidden' : undefined}>{label}</dt>
          <dd>{names ? <Names names={names} /> : <Parts text={value} />}</dd>
        </div>
      ))}
      {includedAddOns.length > 0 && (
        <div>
          <dt>Included</dt>
          <dd>
            <IncludedAddOns names={includedAddOns} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Such as 'December 5, 2026 · 6:00 AM'. */
function Parts({ text }: { text: string }) {
  return text.split(' · ').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.dot}> · </span>}
      <span className={styles.factor}>{unbrokenTimes(part)}</span>
    </Fragment>
  ));
}

interface PriceBreakdownProps {
  readonly lines: readonly PriceLine[];
  readonly total?: string | undefined;
  readonly startingPrice?: string | undefined;
  /** Such as '+ add-ons'. */
  readonly notInTotal?: string;
}

export function PriceBreakdown({ lines, total, startingPrice, notInTotal }: PriceBreakdownProps) {
  return (
    <>
      <dl className={styles.prices}>
        {lines.map(({ label, amount }, index) => (
          <div key={index}>
            <dt>
              <Factors text={label} />
            </dt>
            <dd className={amount === undefined ? 'note' : 'tabular-figures'}>{priceText(amount)}</dd>
          </div>
        ))}
        {(total ?? startingPrice) && (
          <div className={styles.total}>
            <dt>{total ? pageTexts.estimatedTotal : 'Price'}</dt>
            <dd className="tabular-figures">{total ?? startingPrice}</dd>
          </div>
        )}
      </dl>
      {total && notInTotal && <p className={`note ${styles.notInTotal}`}>{notInTotal}</p>}
    </>
  );
}

/** A long line breaks before a '×', not inside a factor. The key draws them anew: a translator may have replaced the spaces. */
function Factors({ text }: { text: string }) {
  const [first, ...others] = text.split(' × ');
  return (
    <span key={text}>
      <span className={styles.factor}>{first}</span>
      {others.map((factor, index) => (
        <Fragment key={index}>
          {' '}
          <span className={styles.factor}>× {factor}</span>
        </Fragment>
      ))}
    </span>
  );
}

function IncludedAddOns({ names }: { names: readonly string[] }) {
  const { shown, button } = useFolding(names, { look: 'link' });
  return (
    <>
      <Names names={shown} /> {button}
    </>
  );
}
