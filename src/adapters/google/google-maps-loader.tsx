import { useJsApiLoader, type Libraries } from '@react-google-maps/api';
import { useEffect } from 'react';
import type { GoogleMaps } from './google-maps';

// One array for all renders: the loader throws when its options change.
const LIBRARIES: Libraries = ['places', 'geocoding'];

/** Fetches the Google Maps script and hands it over; shows nothing. A page may have one of it. */
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
