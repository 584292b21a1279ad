import { useState } from 'react';
import { Illustration, type Drawing } from './drawing';

interface PictureProps {
  /** The picture's address; undefined where no picture may be shown. */
  readonly source: string | undefined;
  /** Stands in for a picture without an address, or one that cannot be loaded. It sets the size of both. */
  readonly standIn: Drawing;
  readonly className: string | undefined;
}

/** A picture from outside that only decorates, or a drawing of the same size. */
export function Picture({ source, standIn, className }: PictureProps) {
  const [failedSource, setFailedSource] = useState<string>();
  if (!source || source === failedSource) return <Illustration drawing={standIn} className={className} />;
  const { size } = standIn;
  const fail = () => setFailedSource(source);
  return <img src={source} alt="" width={size} height={size} loading="lazy" className={className} onError={fail} />;
}
