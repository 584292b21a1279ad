import { useJsApiLoader, type Libraries } from '@react-google-maps/api';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** Google's function that downloads one of the libraries of `google.maps`. */
export type ImportLibrary = typeof google.maps.importLibrary;

/** Downloads the Google Maps script. Call it once in a page load: a second script would break the first. Rejects if the download fails. */
export function loadGoogleMaps(apiKey: string): Promise<ImportLibrary> {
  return new Promise((resolve, reject) => {
    // The script's loader is a React hook, so it needs a component. A React root of its own keeps it out of the pages.
    createRoot(document.createElement('div'), { onUncaughtError: reject }).render(
      <Loader apiKey={apiKey} onLoad={resolve} onFailure={reject} />,
    );
  });
}

// A constant, because the loader throws if it gets another array at a later render.
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
