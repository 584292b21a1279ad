import { Fragment } from 'react';

/** A name from right to left moves no comma. */
export function Names({ names }: { names: readonly string[] }) {
  return (
    // Draws the names anew: a translator may have replaced the commas.
    <span key={names.join()}>
      {names.map((name, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
