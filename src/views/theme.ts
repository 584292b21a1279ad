import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core';

// Mantine chooses the ink of filled controls once for both schemes; the accent is dark in one and light in the other.
const ACCENT_INK = 'var(--accent-ink)';
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...resolved, color: ACCENT_INK } : resolved;
};

// Of a field with an error the edge and the message are red; what is in it stays easy to read.
const FIELD_VARIABLES = {
  '--input-height': '3rem',
  '--input-color': 'var(--ink)',
  '--input-placeholder-color': 'var(--ink-muted)',
};

/**
 * Mantine's theme. Type scale, spacing, radius and elevation are the tokens of global.css, so that Mantine's parts and the app's own
 * are of one hand; colours follow it through `cssVariablesResolver`.
 */
export const theme = createTheme({
  fontFamily: 'var(--font-family)',
  headings: { fontFamily: 'var(--font-family)' },
  fontSizes: {
    xs: 'var(--text-tiny)',
    sm: 'var(--text-note)',
    md: 'var(--text-body)',
    lg: 'var(--text-lead)',
    xl: 'var(--text-title)',
  },
  spacing: {
    xs: 'var(--space-tiny)',
    sm: 'var(--space-small)',
    md: 'var(--space-medium)',
    lg: 'var(--space-large)',
    xl: 'var(--space-huge)',
  },
  defaultRadius: 'md',
  radius: { sm: 'var(--radius-small)', md: 'var(--radius)', lg: 'var(--radius-large)' },
  shadows: { sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow-raised)', xl: 'var(--shadow-raised)' },
  respectReducedMotion: true,
  variantColorResolver,
  colors: {
    pine: [
      '#e4f1ec',
      '#cfe7df',
      '#a8d8cb',
      '#86d6c5',
      '#63c7b2',
      '#38a48e',
      '#1b8571',
      '#0f6b5c',
      '#0b5648',
      '#073f35',
    ],
  },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  components: {
    // Heights of 48 px are easy to hit, and type of 16 px keeps phones from zooming in on a field.
    Input: { defaultProps: { size: 'md' }, vars: () => ({ wrapper: FIELD_VARIABLES }) },
    InputWrapper: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' }, vars: () => ({ root: { '--checkbox-icon-color': ACCENT_INK } }) },
    Radio: { defaultProps: { size: 'md' }, vars: () => ({ root: { '--radio-icon-color': ACCENT_INK } }) },
    Progress: { styles: { root: { backgroundColor: 'var(--line)' } } },
  },
});

// Each value is a variable that global.css changes with the scheme, so that both schemes take the same.
const colours = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-muted)',
  '--mantine-color-placeholder': 'var(--ink-muted)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface-raised)',
  '--mantine-color-default-hover': 'var(--surface-sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--surface-sunken)',
  '--mantine-color-disabled-color': 'var(--ink-muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-pine-filled': 'var(--accent)',
  '--mantine-color-pine-filled-hover': 'var(--accent-hover)',
  '--mantine-color-pine-light': 'var(--accent-soft)',
  '--mantine-color-pine-light-hover': 'var(--accent-soft)',
  '--mantine-color-pine-light-color': 'var(--accent)',
  '--mantine-color-pine-outline': 'var(--accent)',
  '--mantine-primary-color-contrast': ACCENT_INK,
};

// The greys that Mantine's style sheets name directly: hovered rows, hairlines, the edges of fields.
const lightGreys = {
  '--mantine-color-gray-0': 'var(--surface-sunken)',
  '--mantine-color-gray-1': 'var(--surface-sunken)',
  '--mantine-color-gray-2': 'var(--line)',
  '--mantine-color-gray-4': 'var(--line-strong)',
};
const darkGreys = {
  '--mantine-color-dark-4': 'var(--line-strong)',
  '--mantine-color-dark-5': 'var(--line)',
  '--mantine-color-dark-6': 'var(--surface-raised)',
  '--mantine-color-dark-7': 'var(--surface)',
};

/** Gives Mantine's components the colours of global.css; goes to MantineProvider beside `theme`. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...colours, ...lightGreys },
  dark: { ...colours, ...darkGreys },
});
