// One list of what Cucumber is to know of: a step file that is not named here is not found. The steps are printed in this order.
import './parameter-types';
import './hooks';
import '../steps/device';
import '../steps/pages';
import '../steps/details';
import '../steps/messages';
import '../steps/bookings';
import '../steps/server';
import '../steps/demo';
