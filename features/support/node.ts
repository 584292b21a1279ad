// Loads everything that scenarios need on Node. Cucumber runs 'after' hooks in the reverse order of these imports. So a scenario's
// picture is taken before its page closes, and the environments stop before the browser closes.
import '../environments/node';
import './step-files';
import './pictures';
