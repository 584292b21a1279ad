import { useState } from 'react';
import { Illustration, type Drawing } from './drawing';

interface PictureOrDrawingProps {
  readonly source: string | undefined;
  /** The picture gets the drawing's size. */
  readonly fallback: Drawing;
  readonly className: string | undefined;
}

export function PictureOrDrawing({ source, fallback, className }: PictureOrDrawingProps) {
  const [failedSource, setFailedSource] = useState<string>();
  if (!source || source === failedSource) return <Illustration drawing={fallback} className={className} />;
  const { size } = fallback;
  const fail = () => setFailedSource(source);
  return <img src={source} alt="" width={size} height={size} loading="lazy" className={className} onError={fail} />;
}
