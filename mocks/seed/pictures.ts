function picture(shapes: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const INK = '#1c2b26';

export const ICONS = {
  bath: picture(
    `<path d="M8 34h48v5c0 9-6 15-15 15H23C14 54 8 48 8 39z" fill="#fff" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
      `<path d="M18 54v4M46 54v4" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>` +
      `<g fill="#e3f1ea" stroke="${INK}" stroke-width="2"><circle cx="20" cy="27" r="7"/><circle cx="33" cy="23" r="9"/>` +
      `<circle cx="45" cy="28" r="6"/><circle cx="44" cy="11" r="4"/></g>`,
  ),
  scissors: picture(
    `<path d="M23 42 44 8M41 42 20 8" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>` +
      `<g fill="#fff" stroke="#e4572e" stroke-width="5"><circle cx="19" cy="48" r="8"/><circle cx="45" cy="48" r="8"/></g>` +
      `<circle cx="32" cy="28" r="2.5" fill="#fff"/>`,
  ),
  shield: picture(
    `<path d="M32 7c7 5 14 7 21 7 0 20-5 34-21 43C16 48 11 34 11 14c7 0 14-2 21-7z" fill="#0b5d4e" stroke="${INK}" ` +
      `stroke-width="3" stroke-linejoin="round"/><path d="m22 31 8 8 13-15" fill="none" stroke="#fff" stroke-width="5" ` +
      `stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  bubbles: picture(
    `<g fill="#fff" stroke="${INK}" stroke-width="3"><circle cx="24" cy="38" r="17"/><circle cx="46" cy="21" r="11"/>` +
      `<circle cx="50" cy="48" r="6"/></g><g fill="none" stroke="#e4572e" stroke-width="3" stroke-linecap="round">` +
      `<path d="M15 36c1-4 4-7 8-8M41 20c0-2 2-4 4-4"/></g>`,
  ),
};

interface Coat {
  readonly background: string;
  readonly coat: string;
  readonly ears: string;
  readonly muzzle: string;
}

const FACE =
  `<circle cx="24" cy="32" r="3" fill="${INK}"/><circle cx="40" cy="32" r="3" fill="${INK}"/>` +
  `<ellipse cx="32" cy="41" rx="4.5" ry="3.2" fill="${INK}"/>` +
  `<path d="M32 44v3m-6 1c2 3 5 2 6-1 1 3 4 4 6 1" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`;

export const PORTRAIT_OF_BRUNO = picture(
  `<path d="M0 0h64v64H0z" fill="#dcefe6"/><path d="M14 34 15 8l17 13zM50 34 49 8 32 21z" fill="#a86f3b"/>` +
    `<path d="M32 17c13 0 19 8 19 18 0 12-8 21-19 21s-19-9-19-21c0-10 6-18 19-18z" fill="#c98f56"/>` +
    `<ellipse cx="32" cy="45" rx="11" ry="9" fill="#f3dfc4"/>${FACE}`,
);

export function portraitWithDropEars({ background, coat, ears, muzzle }: Coat): string {
  return picture(
    `<path d="M0 0h64v64H0z" fill="${background}"/>` +
      `<path d="M32 12c13 0 20 9 20 22 0 13-8 23-20 23S12 47 12 34c0-13 7-22 20-22z" fill="${coat}"/>` +
      `<path d="M20 14C9 14 6 26 7 40c1 6 8 6 10-1zM44 14c11 0 14 12 13 26-1 6-8 6-10-1z" fill="${ears}"/>` +
      `<ellipse cx="32" cy="45" rx="11" ry="9" fill="${muzzle}"/>${FACE}`,
  );
}
