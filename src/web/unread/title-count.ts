const COUNT = /^\(\d+\+?\) /;

/** Puts the number of unread messages before the title of every page, until it is stopped. */
export function showInTitle(count: number): () => void {
  const apply = () => {
    const title = document.title.replace(COUNT, '');
    const wanted = count > 0 ? `(${count > 99 ? '99+' : count}) ${title}` : title;
    if (document.title !== wanted) document.title = wanted;
  };
  apply();
  // Each page brings a title of its own.
  const changes = new MutationObserver(apply);
  changes.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    changes.disconnect();
    document.title = document.title.replace(COUNT, '');
  };
}
