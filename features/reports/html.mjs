import { cucumberReport } from './cucumber-report.mjs';

const report = cucumberReport('html', { hasEvidence: true });

/** After a failure the report begins without what passed, as by a press on its own filter. */
const HIDE_PASSED = `<script>
if (!location.search && CUCUMBER_MESSAGES.some(({ testRunFinished }) => testRunFinished?.success === false))
  history.replaceState(null, '', '?hide=passed');
</script>`;

export default {
  ...report,
  formatter: (context) => {
    const write = (part) => context.write(part.replace(/^\];\n<\/script>/, `$&\n${HIDE_PASSED}`));
    return report.formatter({ ...context, write });
  },
};
