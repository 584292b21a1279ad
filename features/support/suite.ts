// One list of what Cucumber is to know of: a step file that is not named here is not found.
import './parameter-types';
import './hooks';
import '../steps/device';
import '../steps/funnel';
import '../steps/server';
import '../steps/entries';
import '../steps/account';
import '../steps/pets';
import '../steps/booking';
