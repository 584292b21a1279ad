// Loads everything that scenarios need on Node. Their order matters, because Cucumber runs the 'after' hooks last to first:
// a scenario's picture is taken before its page closes, and the environments stop before their browser.
import '../environments/node';
import './step-files';
import './pictures';
