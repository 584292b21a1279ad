import { useJsApiLoader, type Libraries } from '@react-google-maps/api';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** The part of `google.maps` that the adapters use: it fetches one of Google's libraries. */
export type ImportLibrary = typeof google.maps.importLibrary;

/** Fetches the Google Maps script, which a page may have once. Rejects if it cannot be fetched. */
export function loadGoogleMaps(apiKey: string): Promise<ImportLibrary> {
  return new Promise((resolve, reject) => {
    // The library's loader is a hook: a root of its own keeps it out of the pages.
    createRoot(document.createElement('div'), { onUncaughtError: reject }).render(
      <Loader apiKey={apiKey} onLoad={resolve} onFailure={reject} />,
    );
  });
}

// One array for all renders: the loader throws for changed options.
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
