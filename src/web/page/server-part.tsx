import { type ComponentType, useEffect, useRef, useState } from 'react';

type ServerPartProps<Props extends object> = {
  /** Set on the server only; in the browser's build it is undefined. */
  Part: ComponentType<Props> | undefined;
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
};

const AS_SENT = { __html: '' };

/**
 * A part that the server renders and the browser leaves as it was sent, so that its code is not part of the page. Where
 * the browser renders the page itself, the code is loaded. The part must work without JavaScript.
 */
export function ServerPart<Props extends object>({ Part: OnServer, load, props }: ServerPartProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (frame.current?.childElementCount === 0)
      load().then(
        (part) => setLoaded(() => part.default),
        () => undefined,
      );
  }, [load]);
  const Part = OnServer ?? Loaded;
  if (Part)
    return (
      <div key="rendered">
        <Part {...props} />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the HTML that the server sent
  return <div key="sent" ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />;
}
