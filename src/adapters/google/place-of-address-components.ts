import type { Place } from '../../domain/address';
import { isBlank } from '../../domain/text';
import type { Position } from '../../ports/places';

interface Component {
  readonly long_name?: string;
  readonly longText?: string | null;
  readonly types: readonly string[];
}

export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' && !isBlank(value) ? value : '';
}

export function placeOfAddressComponents(
  fullAddress: string,
  components: readonly Component[],
  position: Position | undefined,
): Place {
  const part = (...types: string[]) => {
    const component = components.find((each) => types.some((type) => each.types.includes(type)));
    return textOrEmpty(component?.long_name ?? component?.longText);
  };
  return {
    fullAddress,
    city: part('locality') || part('administrative_area_level_3', 'administrative_area_level_2'),
    state: part('administrative_area_level_1'),
    country: part('country'),
    zipCode: part('postal_code'),
    latitude: position ? String(position.latitude) : '',
    longitude: position ? String(position.longitude) : '',
  };
}
