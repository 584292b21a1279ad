// Loads everything that scenarios need on Node. Cucumber runs 'after' hooks in the reverse order of these imports, so the environments stop
// before the browser closes.
import '../environments/node';
import './step-files';
