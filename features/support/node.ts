// Everything that scenarios need on Node. Cucumber runs the hook that was defined last first: after a scenario its picture is taken
// before the page closes, and after all scenarios the environments stop before their browser.
import '../environments/node';
import './step-files';
import './pictures';
