/** A drawing as an address that an image can show. */
function picture(shapes: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const INK = '#3b3a4a';

/** The packages' icons. */
export const ICONS = {
  bolt: picture(
    `<path d="M36 6 14 36h15l-3 22 24-32H34z" fill="#f4b942" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`,
  ),
  paw: picture(
    `<g fill="${INK}"><ellipse cx="14" cy="31" rx="6" ry="8"/><ellipse cx="26" cy="18" rx="6" ry="9"/>` +
      `<ellipse cx="40" cy="18" rx="6" ry="9"/><ellipse cx="51" cy="31" rx="6" ry="8"/>` +
      `<path d="M32 31c9 0 17 11 17 18 0 5-4 7-8 6-6-2-12-2-18 0-4 1-8-1-8-6 0-7 8-18 17-18z"/></g>`,
  ),
  bone: picture(
    `<g transform="rotate(-35 32 32)" fill="#fffdf7" stroke="${INK}" stroke-width="3" stroke-linejoin="round">` +
      `<path d="M18 26h28c-2-6 2-10 6-9 4 0 6 4 4 7 4 2 5 6 3 9-1 4-6 6-10 3 0 0-1-1-3-1` +
      `H18c-2 0-3 1-3 1-4 3-9 1-10-3-2-3-1-7 3-9-2-3 0-7 4-7 4-1 8 3 6 9z"/></g>`,
  ),
  calendar: picture(
    `<rect x="10" y="14" width="44" height="42" rx="6" fill="#fffdf7" stroke="${INK}" stroke-width="3"/>` +
      `<path d="M10 27h44M22 8v11M42 8v11" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="m22 41 7 7 14-14" fill="none" stroke="#3f9d6e" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  tree: picture(
    `<path d="M29 40h6v18h-6z" fill="#9a6a42"/><circle cx="32" cy="24" r="18" fill="#5fae7b"/>` +
      `<circle cx="19" cy="33" r="11" fill="#5fae7b"/><circle cx="45" cy="33" r="11" fill="#4f9c6b"/>` +
      `<path d="M8 58h48" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
  ),
};

/** The colours of a dog's portrait. */
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

/** A dog with upright ears. */
export function portraitWithPrickEars({ background, coat, ears, muzzle }: Coat): string {
  return picture(
    `<path d="M0 0h64v64H0z" fill="${background}"/><path d="M14 34 15 8l17 13zM50 34 49 8 32 21z" fill="${ears}"/>` +
      `<path d="M32 17c13 0 19 8 19 18 0 12-8 21-19 21s-19-9-19-21c0-10 6-18 19-18z" fill="${coat}"/>` +
      `<ellipse cx="32" cy="45" rx="11" ry="9" fill="${muzzle}"/>${FACE}`,
  );
}

/** A dog with hanging ears. */
export function portraitWithDropEars({ background, coat, ears, muzzle }: Coat): string {
  return picture(
    `<path d="M0 0h64v64H0z" fill="${background}"/>` +
      `<path d="M32 12c13 0 20 9 20 22 0 13-8 23-20 23S12 47 12 34c0-13 7-22 20-22z" fill="${coat}"/>` +
      `<path d="M20 14C9 14 6 26 7 40c1 6 8 6 10-1zM44 14c11 0 14 12 13 26-1 6-8 6-10-1z" fill="${ears}"/>` +
      `<ellipse cx="32" cy="45" rx="11" ry="9" fill="${muzzle}"/>${FACE}`,
  );
}
