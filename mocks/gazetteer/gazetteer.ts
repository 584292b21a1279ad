import type { Place, PlaceSearchKind } from '../../src/domain/address';

type Row = readonly [name: string, zipCode: string, latitude: number, longitude: number, kind?: PlaceSearchKind];

/** A few have no PIN code, like some places on real maps. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'Hyderabad, Telangana': [
    ['Banjara Hills', '500034', 17.4156, 78.4347],
    ['Jubilee Hills', '500033', 17.4326, 78.4071],
    ['Madhapur', '500081', 17.4483, 78.3915],
    ['Gachibowli', '500032', 17.4401, 78.3489],
    ['Kondapur', '500084', 17.4615, 78.3665],
    ['Hyderguda', '500029', 17.3985, 78.4805],
    ['Begumpet', '500016', 17.4447, 78.4664],
    ['RTC Cross Roads, Musheerabad', '500020', 17.4062, 78.4971],
    ['Hussain Sagar Lake', '', 17.4239, 78.4738],
    ['KBR National Park', '500034', 17.4239, 78.4192, 'establishment'],
    ['Charminar', '500002', 17.3616, 78.4747, 'establishment'],
    ['Inorbit Mall, Hitec City', '500081', 17.4344, 78.3867, 'establishment'],
  ],
  'Bengaluru, Karnataka': [
    ['Indiranagar', '560038', 12.9784, 77.6408],
    ['Koramangala', '560034', 12.9352, 77.6245],
    ['Jayanagar', '560041', 12.925, 77.5938],
    ['Whitefield', '560066', 12.9698, 77.75],
    ['HSR Layout', '560102', 12.9116, 77.6389],
    ['Malleshwaram', '560003', 13.0031, 77.5643],
    ['Bellandur Lake', '', 12.9346, 77.6653],
    ['Cubbon Park', '560001', 12.9763, 77.5929, 'establishment'],
    ['Lalbagh Botanical Garden', '560004', 12.9507, 77.5848, 'establishment'],
  ],
  'Mumbai, Maharashtra': [
    ['Bandra West', '400050', 19.0596, 72.8295],
    ['Andheri East', '400069', 19.1155, 72.8727],
    ['Powai', '400076', 19.1176, 72.906],
    ['Dadar West', '400028', 19.0213, 72.8424],
    ['Colaba', '400005', 18.9067, 72.8147],
    ['Malabar Hill', '400006', 18.9548, 72.7985],
    ['Marine Drive', '', 18.943, 72.8238],
    ['Gateway of India', '400001', 18.922, 72.8347, 'establishment'],
    ['Shivaji Park', '400028', 19.0269, 72.8376, 'establishment'],
  ],
  'New Delhi, Delhi': [
    ['Connaught Place', '110001', 28.6315, 77.2167],
    ['Hauz Khas', '110016', 28.5494, 77.2001],
    ['Greater Kailash I', '110048', 28.5494, 77.2377],
    ['Dwarka Sector 10', '110075', 28.5823, 77.0588],
    ['Saket', '110017', 28.5245, 77.2066],
    ['Vasant Kunj', '110070', 28.5293, 77.1538],
    ['Lodhi Garden', '110003', 28.5931, 77.2197, 'establishment'],
    ['India Gate', '110001', 28.6129, 77.2295, 'establishment'],
  ],
  'Chennai, Tamil Nadu': [
    ['Adyar', '600020', 13.0012, 80.2565],
    ['T. Nagar', '600017', 13.0418, 80.2341],
    ['Anna Nagar', '600040', 13.085, 80.2101],
    ['Velachery', '600042', 12.9815, 80.218],
    ['Mylapore', '600004', 13.0368, 80.2676],
    ['Marina Beach', '600005', 13.05, 80.2824, 'establishment'],
    ['Guindy National Park', '600022', 13.0067, 80.2206, 'establishment'],
  ],
  'Pune, Maharashtra': [
    ['Koregaon Park', '411001', 18.5362, 73.8939],
    ['Kothrud', '411038', 18.5074, 73.8077],
    ['Viman Nagar', '411014', 18.5679, 73.9143],
    ['Baner', '411045', 18.559, 73.7868],
    ['Aundh', '411007', 18.558, 73.8075],
    ['Shaniwar Wada', '411030', 18.5195, 73.8553, 'establishment'],
  ],
  'Kolkata, West Bengal': [
    ['Salt Lake Sector V', '700091', 22.5765, 88.4332],
    ['Ballygunge', '700019', 22.528, 88.3659],
    ['Park Street', '700016', 22.5532, 88.3512],
    ['New Town', '700156', 22.5958, 88.4795],
    ['Victoria Memorial', '700071', 22.5448, 88.3426, 'establishment'],
    ['Maidan', '', 22.5554, 88.342, 'establishment'],
  ],
  'Ahmedabad, Gujarat': [
    ['Navrangpura', '380009', 23.0365, 72.5611],
    ['Satellite', '380015', 23.0302, 72.5178],
    ['Sabarmati Ashram', '380027', 23.0608, 72.5809, 'establishment'],
  ],
  'Kochi, Kerala': [
    ['Kakkanad', '682030', 10.0159, 76.3419],
    ['Fort Kochi', '682001', 9.9658, 76.2421],
    ['Lulu Mall, Edappally', '682024', 10.0271, 76.308, 'establishment'],
  ],
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
