import { useEffect, useState } from 'react';
import type { Section } from './article.ts';

/** The band below the header in which a section counts as being read. */
const READING_BAND = '-15% 0px -70% 0px';

/** The id of the section being read; undefined until hydration. */
export function useSectionInView(sections: readonly Section[]): string | undefined {
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(entered.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return inView;
}
