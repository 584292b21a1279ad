// Steps exist only if their file is imported here. `npm run steps` prints the steps in this order.
import './parameter-types';
import './hooks';
import '../steps/device';
import '../steps/pages';
import '../steps/details';
import '../steps/messages';
import '../steps/bookings';
import '../steps/server';
import '../steps/demo';
