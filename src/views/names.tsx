import { Fragment } from 'react';

/** Names one after the other. One from right to left moves no comma. */
export function Names({ names }: { names: readonly string[] }) {
  return (
    // The key draws the names anew when they change, because a translator may have replaced the commas.
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
