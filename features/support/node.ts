// Everything that scenarios need on Node. After all scenarios the environments stop before their browser, because Cucumber runs the
// hook that was defined last first.
import '../environments/node';
import './step-files';
