// Mantine's page-wide style sheets are imported here and nowhere else; a component's own sheet is imported where the
// component is used. They come before global.css, so that the app's rules win.
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import './global.css';
