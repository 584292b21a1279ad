/** CSS that hides the demo's badge, unless the demo's panel is open. */
export const WITHOUT_BADGE = 'aside:not(:has([aria-expanded="true"])):has([aria-expanded]) { display: none }';
