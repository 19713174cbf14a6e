export const RESULTS_ID = 'results';

/** The first result of a new choice, when the visitor had scrolled past where it stands. */
export function scrollToResults() {
  const results = document.getElementById(RESULTS_ID);
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}
