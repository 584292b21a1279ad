import type { Place, PlaceSearchKind } from '../../src/domain/address';

type Row = readonly [name: string, zipCode: string, latitude: number, longitude: number, kind?: PlaceSearchKind];

/** One has no PIN code, like some places on real maps. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'Hyderabad, Telangana': [
    ['Banjara Hills', '500034', 17.4156, 78.4347],
    ['Jubilee Hills', '500033', 17.4326, 78.4071],
    ['Madhapur', '500081', 17.4483, 78.3915],
    ['Gachibowli', '500032', 17.4401, 78.3489],
    ['Kondapur', '500084', 17.4615, 78.3665],
    ['Hyderguda', '500029', 17.3985, 78.4805],
    ['Hussain Sagar Lake', '', 17.4239, 78.4738],
    ['KBR National Park', '500034', 17.4239, 78.4192, 'establishment'],
    ['Charminar', '500002', 17.3616, 78.4747, 'establishment'],
    ['Inorbit Mall, Hitec City', '500081', 17.4344, 78.3867, 'establishment'],
  ],
  'Bengaluru, Karnataka': [
    ['Indiranagar', '560038', 12.9784, 77.6408],
    ['Koramangala', '560034', 12.9352, 77.6245],
    ['Whitefield', '560066', 12.9698, 77.75],
    ['Cubbon Park', '560001', 12.9763, 77.5929, 'establishment'],
  ],
  'Mumbai, Maharashtra': [
    ['Bandra West', '400050', 19.0596, 72.8295],
    ['Andheri East', '400069', 19.1155, 72.8727],
    ['Shivaji Park', '400028', 19.0269, 72.8376, 'establishment'],
  ],
  'New Delhi, Delhi': [
    ['Connaught Place', '110001', 28.6315, 77.2167],
    ['Hauz Khas', '110016', 28.5494, 77.2001],
    ['India Gate', '110001', 28.6129, 77.2295, 'establishment'],
  ],
  'Chennai, Tamil Nadu': [
    ['Adyar', '600020', 13.0012, 80.2565],
    ['T. Nagar', '600017', 13.0418, 80.2341],
    ['Guindy National Park', '600022', 13.0067, 80.2206, 'establishment'],
  ],
  'Pune, Maharashtra': [
    ['Koregaon Park', '411001', 18.5362, 73.8939],
    ['Baner', '411045', 18.559, 73.7868],
    ['Shaniwar Wada', '411030', 18.5195, 73.8553, 'establishment'],
  ],
  'Kolkata, West Bengal': [
    ['Salt Lake Sector V', '700091', 22.5765, 88.4332],
    ['Park Street', '700016', 22.5532, 88.3512],
  ],
  'Ahmedabad, Gujarat': [['Navrangpura', '380009', 23.0365, 72.5611]],
  'Kochi, Kerala': [['Kakkanad', '682030', 10.0159, 76.3419]],
};

export const GAZETTEER: readonly { readonly kind: PlaceSearchKind; readonly place: Place }[] = Object.entries(
  ROWS,
).flatMap(([cityAndState, rows]) => {
  const [city = '', state = ''] = cityAndState.split(', ');
  return rows.map(([name, zipCode, latitude, longitude, kind = 'address']) => ({
    kind,
    place: {
      fullAddress: `${name}, ${cityAndState}${zipCode && ` ${zipCode}`}, India`,
      city,
      state,
      country: 'India',
      zipCode,
      latitude: String(latitude),
      longitude: String(longitude),
    },
  }));
});
