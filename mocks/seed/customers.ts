import { PORTRAIT_OF_BRUNO, portraitWithDropEars } from './pictures';

/** Right for every phone number. */
export const ONE_TIME_CODE = '1234';

export const CUSTOMERS = [
  {
    id: 101,
    name: 'Asha Rao',
    phone: '9876543210',
    token: 'session-of-asha-c81f02',
    addresses: [
      {
        id: 201,
        type: 'Home',
        address: 'Flat 302, Lotus Residency, Road No. 12, Banjara Hills, Hyderabad, Telangana 500034',
      },
      {
        id: 202,
        type: 'Work',
        address: '4th Floor, Cyber Gateway, HITEC City, Madhapur, Hyderabad, Telangana 500081',
      },
    ],
    pets: [
      {
        id: 301,
        name: 'Bruno',
        breed: 'Indian Pariah',
        image: PORTRAIT_OF_BRUNO,
      },
      {
        id: 302,
        name: 'Simba',
        breed: 'Golden Retriever',
        image: portraitWithDropEars({ background: '#e3e6fb', coat: '#f0c674', ears: '#d9a44b', muzzle: '#fbe9c6' }),
      },
    ],
  },
  {
    id: 102,
    name: 'Vikram Shetty',
    phone: '9820098200',
    token: 'session-of-vikram-5d37be',
    addresses: [
      {
        id: 203,
        type: 'Home',
        address: '1104, Sea Breeze Apartments, Carter Road, Bandra West, Mumbai, Maharashtra 400050',
      },
    ],
    pets: [],
  },
] as const;
