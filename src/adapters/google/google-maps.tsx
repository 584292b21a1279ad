import { useJsApiLoader, type Libraries } from '@react-google-maps/api';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

export type ImportLibrary = typeof google.maps.importLibrary;

/** Rejects if the download fails; a later call then tries again. */
export function loadGoogleMaps(apiKey: string): Promise<ImportLibrary> {
  let root: Root;
  return new Promise<ImportLibrary>((resolve, reject) => {
    // The script is loaded by a React hook, which needs a component. Its own root keeps it out of the pages.
    root = createRoot(document.createElement('div'), { onUncaughtError: reject });
    root.render(<Loader apiKey={apiKey} onLoad={resolve} onFailure={reject} />);
  }).finally(() => root.unmount());
}

// A constant, because `useJsApiLoader` logs a warning if it gets a new array in a later render.
const LIBRARIES: Libraries = ['places', 'geocoding'];

interface LoaderProps {
  readonly apiKey: string;
  readonly onLoad: (importLibrary: ImportLibrary) => void;
  readonly onFailure: (reason: Error) => void;
}

function Loader({ apiKey, onLoad, onFailure }: LoaderProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    libraries: LIBRARIES,
    region: 'IN',
    language: 'en',
    version: 'weekly',
  });
  useEffect(() => {
    if (isLoaded) onLoad(google.maps.importLibrary);
    else if (loadError) onFailure(loadError);
  }, [isLoaded, loadError, onLoad, onFailure]);
  return null;
}
