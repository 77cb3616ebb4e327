// Widths at which the table page is laid out anew, as media queries.

/** The table as a phone shows it. */
export const NARROW = 'max-width: 979px';
/** No room for the table's controls in the top bar; they are in the menu. */
export const CROWDED = 'max-width: 1199px';
/** Room for the hints of a practice table beside it. */
export const ROOMY = 'min-width: 1280px';
