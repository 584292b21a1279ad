/** A style that hides the demo's badge, unless its panel is open. */
export const WITHOUT_BADGE = 'aside:not(:has([aria-expanded="true"])):has([aria-expanded]) { display: none }';
