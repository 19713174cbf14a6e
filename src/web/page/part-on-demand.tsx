import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';

const AS_SENT = { __html: '' };

/** How far below the screen a part is near. */
const NEAR = '200px';
/** How often to look whether a press is over. */
const PRESS_MS = 50;

/**
 * A part that most first views do not show, so that its code is not part of them. The server renders it, and the browser
 * shows what was sent until the code has loaded: at once, or, for parts that never change, when they come near.
 * `OnServer` is undefined in the browser's build.
 */
export function partOnDemand<Props extends object>(
  OnServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  { whenNear = false } = {},
) {
  let loaded = OnServer;
  return function PartOnDemand(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const frame = useRef<HTMLDivElement>(null);
    // Also tries again, with the next change, what could not be loaded. Before the page says that it runs.
    useLayoutEffect(() => {
      if (Part) return;
      // A press that has begun is finished on what was sent.
      const swap = () =>
        frame.current?.matches(':active') ? setTimeout(swap, PRESS_MS) : setPart(() => loaded);
      const show = () =>
        void load().then(
          (part) => {
            loaded = part;
            swap();
          },
          () => undefined,
        );
      const sent = frame.current?.firstElementChild;
      if (whenNear && sent) return onceNear(sent, show);
      // Journeys press what is in it once its buttons work, as they wait for the page.
      if (frame.current) frame.current.dataset.part = 'coming';
      show();
    });
    // The outer element stays: an open dialog has marked it as out of reach.
    return (
      <div className="contents">
        {Part ? (
          <div key="rendered" className="contents">
            <Part {...props} />
          </div>
        ) : (
          <div
            key="sent"
            ref={frame}
            className="contents"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the HTML that the server sent
            dangerouslySetInnerHTML={AS_SENT}
          />
        )}
      </div>
    );
  };
}

function onceNear(element: Element, act: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
