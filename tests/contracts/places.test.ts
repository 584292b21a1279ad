import { GazetteerGeocoding } from '../../src/adapters/gazetteer/gazetteer-geocoding';
import { GazetteerPlaces } from '../../src/adapters/gazetteer/gazetteer-places';
import { GoogleGeocoding } from '../../src/adapters/google/google-geocoding';
import { GooglePlaces } from '../../src/adapters/google/google-places';
import { fakeGoogleMaps } from './fake-google-maps';
import { describeGeocoding } from './geocoding.contract';
import { describePlaces } from './places.contract';
import { RecordingLogger } from './recording-logger';

const google = () => ({ maps: fakeGoogleMaps().maps, logger: new RecordingLogger() });

describePlaces('GazetteerPlaces', () => new GazetteerPlaces());
describePlaces('GooglePlaces', () => new GooglePlaces(google()));

describeGeocoding('GazetteerGeocoding', () => new GazetteerGeocoding(new RecordingLogger()));
describeGeocoding('GoogleGeocoding', () => new GoogleGeocoding(google()));
