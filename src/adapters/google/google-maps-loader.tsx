import { useJsApiLoader, type Libraries } from '@react-google-maps/api';
import { useEffect } from 'react';
import type { GoogleMaps } from './google-maps';

// One array for all renders: the loader throws for changed options.
const LIBRARIES: Libraries = ['places', 'geocoding'];

/** Fetches the Google Maps script for `maps`, and shows nothing. A page may have it once. */
export function GoogleMapsLoader({ apiKey, maps }: { apiKey: string; maps: GoogleMaps }) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    libraries: LIBRARIES,
    region: 'IN',
    language: 'en',
    version: 'weekly',
  });
  useEffect(() => {
    if (isLoaded) maps.loaded(google.maps.importLibrary);
    else if (loadError) maps.failed(loadError);
  }, [isLoaded, loadError, maps]);
  return null;
}
