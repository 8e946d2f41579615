/** State of a navigation to another part of a page's list, which is an arrival like that on another page. */
export const NEW_PART = 'part';
