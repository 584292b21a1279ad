import fc from 'fast-check';

// A property that fails for one seed in a thousand would fail for whoever happens to draw it: every run draws the same.
fc.configureGlobal({ seed: 20_261_120 });
